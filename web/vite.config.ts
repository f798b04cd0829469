import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/keypeg/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
