import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "dist/", "src/client/api-types.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  // What Prettier lays out is not the linter's concern.
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript finds unknown names itself.
      "no-undef": "off",
      // svelte-check compiles every component, and reports what these two would.
      "svelte/no-unused-svelte-ignore": "off",
      "svelte/valid-compile": "off",
      // So does it for names that nothing uses.
      "@typescript-eslint/no-unused-vars": "off",
      // Svelte drops a plain space at the edge of a block; {" "} stays.
      "svelte/no-useless-mustaches": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
);
