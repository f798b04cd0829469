import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { app } from "./app-plugin.ts";
import { languageNames } from "./language-plugin.ts";

/** Name the catalogues in the document: the server lets the browser fetch the one it asks for with the script. */
function wordsInDocument(): Plugin {
  return {
    name: "words-in-document",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((name) => /words-[a-z]+-/.test(name));
        return files.map((name) => {
          return { tag: "link", attrs: { rel: "x-words", href: `/${name}` }, injectTo: "head" };
        });
      },
    },
  };
}

/** Pyodide asks for Node's modules where it runs in Node, which is never here: give the browser an empty one. */
function emptyNodeModules(): Plugin {
  const empty = "\0empty-node-module";
  return {
    name: "empty-node-modules",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("node:") ? empty : undefined),
    load: (id) => (id === empty ? "export default {};" : undefined),
  };
}

/** The scripts of the page: what every view needs, with the start page; the table with its board; the rest view by view. */
const TABLE =
  /\/src\/(table|board)\/(?!Coach\.)|\/src\/dialogs\/(Invite|Pass|Share)Dialog|\/src\/device\/(feel|sound)\.|\/src\/record\/record\.ts/;
const BASE =
  /\/src\/(main|App|views|app\.css|pegs\.css|client\/|words\/|device\/|page\/|dialogs\/(?!QrCode)|room\/(FindRoom|opening|recent|codes)|start\/(StartPage|TableList|BoardPicture|EditionPicker|LevelPicker|order|start|recent|boxes))|\/src\/offline\/(Notices|OfflineOffer|installing|offline|client|parts|kernel|messages)|\/src\/review\/review\.ts|node_modules\/(svelte|esm-env|clsx|@fluent)|\.ftl|preload-helper/;
// Small parts of the board that the start page draws, too.
const DRAWN = /\/src\/board\/(Peg|KeyPegs|looks)\./;
const chunkOf = (id: string): string | undefined =>
  DRAWN.test(id) ? "base" : TABLE.test(id) ? "table" : BASE.test(id) ? "base" : undefined;

/** Scripts find one another from where they lie, so that a plain web host may have the page in a folder. */
const renderBuiltUrl = (_name: string, { hostType }: { hostType: "js" | "css" | "html" }) =>
  hostType === "html" ? undefined : { relative: true };

export default defineConfig(({ mode }) => ({
  experimental: { renderBuiltUrl },
  plugins: [svelte(), languageNames(), wordsInDocument(), app()],
  build: {
    outDir: "../src/keypeg/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/offline/service.ts" },
      output: {
        manualChunks: chunkOf,
        // A service worker keeps what lies below its own address, and its name must not change.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // As text, so that the server compresses them.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith(".ftl") ? "assets/words-[name]-[hash].txt" : "assets/[name]-[hash][extname]",
      },
    },
  },
  worker: { format: "es", plugins: () => [emptyNodeModules()] },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    css: true,
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    // One document for all files: a new one for each took twice as long as the tests themselves.
    isolate: false,
    setupFiles: ["tests/device.ts", "tests/words.ts"],
  },
}));
