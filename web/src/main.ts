import { mount } from "svelte";
import App from "./App.svelte";
import { learnAll } from "./lib/words.svelte.ts";
import { installing } from "./offline/installing.svelte.ts";
import "./app.css";
import "./pegs.css";

const target = document.getElementById("page");
if (!target) throw new Error("the document has no element for the page");
// Without its words the page would show codes; a server that cannot be reached is said in codes rather than not at all.
await learnAll().catch(() => undefined);
mount(App, { target });
void installing.begin();
