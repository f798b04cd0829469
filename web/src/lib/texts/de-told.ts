/**
 * German for the sentences the server builds with numbers in them: each is taken apart and built anew.
 * tests/told.test.ts reads the server's own sources and holds that none of them is missing here.
 */

type Built = (...parts: string[]) => string;
type Sentence = [pattern: RegExp, german: Built];

/** 1,296 and 23.4 as German writes them. */
const number = (text: string) => text.replace(/[.,]/g, (sign) => (sign === "," ? "." : ","));
const counted: Record<string, string> = { pegs: "Stiften", colours: "Farben", rows: "Reihen" };
const range = (text: string) => text.replace(" to ", " bis ");
const bare = (quoted: string) => quoted.replace(/^['"]|['"]$/g, "");
const marks = (text: string) => text.replace(/^(\d+)-(\d+)$/, "$1 rot, $2 weiß");

const HINTS: Sentence[] = [
  [/^it is the only code left$/, () => "nur dieser Code passt noch"],
  [
    /^it splits the ([\d,]+) codes left into (\d+) parts, ([\d.,]+) codes on average, and (may be|cannot be) the secret/,
    (total, parts, size, may) =>
      `er teilt die ${number(total ?? "")} Codes, die noch passen, in ${parts} Teile von im Schnitt ${number(size ?? "")} Codes und kann ${may === "may be" ? "" : "nicht "}selbst der Code sein`,
  ],
  [/^there are too many guesses to weigh them all/, () => "es gibt zu viele Versuche, um alle zu wägen, darum hat eine Stichprobe entschieden"],
];

const CHECKS: Sentence[] = [
  [
    /^Not possible: row (\d+) was marked (\d+-\d+), and with this code it would be (\d+-\d+)\.$/,
    (row, said, would) => `Nicht möglich: Reihe ${row} hat ${marks(said ?? "")}; mit diesem Code wären es ${marks(would ?? "")}.`,
  ],
];

const EDITIONS: Sentence[] = [
  [/^cannot play with (\d+) (pegs|colours|rows): it must be (.+)$/, (n, what, limits) => `mit ${n} ${counted[what ?? ""]} geht es nicht: ${range(limits ?? "")} müssen es sein`],
  [/^cannot play (\d+) different pegs with (\d+) colours/, (pegs, colours) => `${pegs} verschiedene Stifte gehen nicht mit ${colours} Farben: erlaub Wiederholungen oder nimm mindestens ${pegs} Farben`],
  [/^cannot forbid repeats in guesses where the secret may repeat/, () => "wo sich im Code Farben wiederholen dürfen, muss es auch der Versuch dürfen: sonst ließe er sich nicht erraten"],
  [/^unknown edition (.+?): choose/, (text) => `die Ausgabe „${bare(text ?? "")}“ gibt es nicht`],
  [/^cannot use one name twice|^cannot tell .+ from .+: names must differ$/, () => "zwei heißen gleich: die Namen müssen verschieden sein"],
  [/^cannot use (.+) as a name: it needs (\d+) to (\d+)/, (name, least, most) => `„${bare(name ?? "")}“ geht nicht als Name: er braucht ${least} bis ${most} druckbare Zeichen`],
  [/^cannot play (\d+) games of .+ with (\d+) players: it must be (\d+)$/, (games, players, needed) => `${games} Spiele gehen nicht mit ${players} Leuten: es müssen ${needed} sein`],
  [/^cannot play (\d+) games of .+: it must be an even number$/, (games) => `${games} Spiele gehen in dieser Ausgabe nicht: es muss eine gerade Zahl sein`],
  [/^cannot play (\d+) games: it must be (.+)$/, (games, limits) => `${games} Spiele gehen nicht: es müssen ${range(limits ?? "")} sein`],
  [/^cannot play .+ with (\d+) players: it is for (.+)$/, (players, needed) => `diese Ausgabe geht nicht mit ${players} Leuten: sie ist für ${range(needed ?? "")}`],
  [/^cannot start with seat (\d+): there are (\d+)$/, (seat, seats) => `Platz ${seat} kann nicht anfangen: es gibt nur ${seats}`],
  [/^the table cannot mark a code behind a real shield/, () => "der Tisch kann keinen Code hinter einem echten Schild bewerten: das muss der Verschlüssler tun"],
  [/^cannot give (\d+) seconds a turn: it must be (.+)$/, (seconds, limits) => `${seconds} Sekunden Bedenkzeit gehen nicht: es müssen ${range(limits ?? "")} sein`],
  [/^cannot take seat (\d+)/, (seat) => `Platz ${seat} ist nicht für eine Person`],
  [/^seat (\d+) is a person's: it has no level$/, (seat) => `auf Platz ${seat} sitzt eine Person: sie hat keine Spielstärke`],
  [/^seat (\d+): unknown level (.+?): choose/, (seat, level) => `Platz ${seat}: die Spielstärke „${bare(level ?? "")}“ gibt es nicht`],
  [/^seat (\d+): an adversary keeps its code behind a shield/, (seat) => `Platz ${seat}: ein Gegenspieler braucht einen Tisch mit Schild`],
];

const NOTATION: Sentence[] = [
  [/all must differ$/, () => "das erlaubt diese Ausgabe nicht: alle Farben müssen verschieden sein"],
  [/^cannot read feedback/, () => "diese Zählstifte kann es nicht geben"],
  [/(\d+) pegs where (\d+) are needed$/, (given, needed) => `das sind ${given} Stifte statt ${needed}`],
];

function german(text: string, sentences: Sentence[]): string | null {
  for (const [pattern, built] of sentences) {
    const found = pattern.exec(text);
    if (found) return built(...found.slice(1));
  }
  return null;
}

export const hintInGerman = (why: string) => german(why, HINTS);
export const checkInGerman = (message: string) => german(message, CHECKS);
/** Why the server refuses, where its sentence says more than its reason. */
export const refusalInGerman = (message: string) => german(message, [...EDITIONS, ...NOTATION]);
