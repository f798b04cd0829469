import { mount } from "svelte";
import App from "./App.svelte";
import { place } from "./page/route.svelte.ts";
import { learnAll } from "./words/words.svelte.ts";
import { installing } from "./offline/installing.svelte.ts";
import { load } from "./views.ts";
import "./app.css";
import "./pegs.css";

async function begin(): Promise<void> {
  const target = document.getElementById("page");
  if (!target) throw new Error("the document has no element for the page");
  // Without its words the page would show codes; a server that cannot be reached is said in codes rather than not at all.
  await Promise.allSettled([learnAll(), load(place.route)]);
  mount(App, { target });
  await installing.begin();
}

// Not awaited here: the scripts of the views need this one, and would wait for it as it waits for them.
void begin();
