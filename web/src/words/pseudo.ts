/** Two languages nobody speaks, for trying the layout: one is 40 % longer, one is written from right to left. */
const TRIALS: Record<string, (text: string) => string> = {
  "x-long": (text) => text + "·".repeat(Math.ceil(text.trim().length * 0.4)),
  "x-rtl": (text) => text,
};

export const isTrial = (language: string) => language in TRIALS;
export const trialOf = (language: string) => TRIALS[language] ?? null;
export const directionOf = (language: string) => (language === "x-rtl" ? "rtl" : "ltr");
