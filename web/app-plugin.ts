/** Makes the page an app: its icons from the shapes of the pegs, its manifest, and the list of files to keep. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { SHAPES } from "./src/board/looks.ts";

const GROUND = "#5a3d28";
const PEGS = [
  { colour: "red", fill: "#d43c36", ink: "#8c1f1b", x: 7, y: 7 },
  { colour: "yellow", fill: "#f0c930", ink: "#9c7b06", x: 17, y: 7 },
  { colour: "blue", fill: "#3f7ae0", ink: "#1c468f", x: 7, y: 17 },
  { colour: "white", fill: "#f6f3ec", ink: "#9a9384", x: 17, y: 17 },
];

/** Four pegs on wood. A mask may cut away a fifth at every side, so that `room` keeps them within. */
function drawing({ room, round }: { room: number; round: number }): string {
  const pegs = PEGS.map(({ colour, fill, ink, x, y }) => {
    const sign = `<path transform="translate(${x - 2.4} ${y - 2.4}) scale(.2)" fill="${ink}" d="${SHAPES[colour]}"/>`;
    return `<circle cx="${x}" cy="${y + 0.4}" r="4.3" fill="#0005"/><circle cx="${x}" cy="${y}" r="4.2" fill="${fill}"/>${sign}`;
  });
  const inside = `<g transform="translate(${12 * room} ${12 * room}) scale(${1 - room})">${pegs.join("")}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${round}" fill="${GROUND}"/>${inside}</svg>`;
}

const png = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();

/** What a shared link shows: rows on wood, and the code behind its shield. `keys` leaves the pegs out: a daily code gives nothing away. */
function scene({ keys }: { keys: boolean }): string {
  const rows = [
    ["red", "yellow", "white", "green"],
    ["blue", "red", "yellow", "white"],
    ["red", "red", "blue", "blue"],
  ];
  const fills: Record<string, string> = {
    red: "#d43c36",
    yellow: "#f0c930",
    blue: "#3f7ae0",
    white: "#f6f3ec",
    green: "#00b97a",
  };
  const inks: Record<string, string> = {
    red: "#fff",
    yellow: "#4a3500",
    blue: "#fff",
    white: "#5d5b54",
    green: "#04281a",
  };
  const marks = [["r", "r", "w"], ["r", "w"], ["w"]];
  const drawn = rows.map((row, i) => {
    const y = 265 + i * 110;
    const pegs = row.map((colour, at) => {
      const x = 390 + at * 100;
      if (keys) return `<circle cx="${x}" cy="${y}" r="20" fill="#2c180d"/>`;
      return `<circle cx="${x}" cy="${y + 4}" r="40" fill="#0006"/><circle cx="${x}" cy="${y}" r="39" fill="${fills[colour]}"/><path transform="translate(${x - 19} ${y - 19}) scale(1.6)" fill="${inks[colour]}" d="${SHAPES[colour]}"/>`;
    });
    const small = [0, 1, 2, 3].map((at) => {
      const [x, ky] = [800 + (at % 2) * 38, y - 18 + Math.floor(at / 2) * 38];
      const mark = marks[i]?.[at];
      return `<circle cx="${x}" cy="${ky}" r="${mark ? 15 : 7}" fill="${mark === "r" ? "#e0261b" : mark === "w" ? "#f6f3ec" : "#2c180d"}"/>`;
    });
    return pegs.join("") + small.join("");
  });
  const wood = `<defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="#8d5a34"/><stop offset=".3" stop-color="#7a4b2a"/><stop offset="1" stop-color="#5f3820"/></linearGradient></defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${wood}<rect width="1200" height="630" fill="#efe7da"/><rect x="290" y="50" width="620" height="530" rx="40" fill="url(#w)"/><rect x="320" y="80" width="560" height="105" rx="24" fill="#8d5a34"/><rect x="320" y="176" width="560" height="9" rx="4" fill="#0004"/>${drawn.join("")}</svg>`;
}

const MANIFEST = {
  name: "Keypeg",
  short_name: "Keypeg",
  description: "Mastermind in ten boxed editions, for one screen or many.",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#f4f1ea",
  theme_color: GROUND,
  categories: ["games"],
  icons: [
    { src: "icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "icon-mask.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Files that are kept only when a person asks for them, or not at all. */
const NOT_KEPT = /^(sw\.js|preview.*\.png|offline\.json|licences\.txt|assets\/offline-.*|.*\.map)$/;

export function app(): Plugin {
  let out = "";
  return {
    name: "keypeg-app",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    generateBundle() {
      const whole = drawing({ room: 0, round: 5 });
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("icon.svg", whole);
      emit("icon-192.png", png(whole, 192));
      emit("icon-512.png", png(whole, 512));
      emit("icon-mask.png", png(drawing({ room: 0.25, round: 0 }), 512));
      emit("preview.png", png(scene({ keys: false }), 1200));
      emit("preview-daily.png", png(scene({ keys: true }), 1200));
      emit("manifest.webmanifest", JSON.stringify(MANIFEST));
    },
    writeBundle() {
      const files = filesBelow(out)
        .map((path) => ({ path, name: relative(out, path).replaceAll("\\", "/") }))
        .filter(({ name }) => !NOT_KEPT.test(name));
      const list = files.map(({ path, name }) => ({
        // From where the service worker lies: a plain web host may have the page in a folder.
        url: name,
        // The name of a file below assets tells its content.
        revision: name.startsWith("assets/")
          ? null
          : createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16),
      }));
      const worker = join(out, "sw.js");
      writeFileSync(worker, readFileSync(worker, "utf8").replace("self.__WB_MANIFEST", JSON.stringify(list)));
    },
  };
}
