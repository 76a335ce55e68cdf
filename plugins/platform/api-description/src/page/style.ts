/** Light and dark styles. All contrasts are at least 4.5:1. */
export const STYLE = `
:root { color-scheme: light dark;
  --paper: #fbf7ef; --card: #ffffff; --sunken: #f3ecdf; --ink: #1f2a1c; --bark: #6b5d4a; --line: #e5dccb;
  --leaf: #17542d; --leaf-wash: #e3efe3; --sky: #17598a; --sky-wash: #e0edf6; --seed: #7a5200; --seed-wash: #fcefcf;
  --macaw: #a72620; --macaw-wash: #fdeeeb; --focus: #1e6fa8; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #15170f; --card: #1d2117; --sunken: #272c1f; --ink: #eef0e4; --bark: #b9ae9b; --line: #343a2a;
  --leaf: #7bd197; --leaf-wash: #1f3526; --sky: #7cc0ee; --sky-wash: #1b3040; --seed: #f2c14e; --seed-wash: #3a3016;
  --macaw: #ff9789; --macaw-wash: #43211c; --focus: #7cc0ee; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; overflow-wrap: anywhere; background: var(--paper); color: var(--ink); font: 1rem/1.55 "Source Sans 3", system-ui, sans-serif; }
header { padding: 2.5rem max(1.25rem, calc(50vw - 36rem)) 1.5rem; border-bottom: 1px solid var(--line); }
header p { margin: .5rem 0 0; color: var(--bark); }
h1, h2, .brand { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; }
.brand { color: var(--leaf); text-decoration: none; }
h1 { margin: .25rem 0 0; font-size: clamp(2rem, 6vw, 2.75rem); }
h2 { margin: 0; font-size: 1.6rem; }
h3 { margin: 0; font-size: 1.1rem; }
.inside h3 { margin: 1.25rem 0 .35rem; font-size: .95rem; color: var(--bark); }
p { margin: .5rem 0; max-width: 70ch; }
a { color: var(--leaf); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: .25rem; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem; }
code, pre { font-family: ui-monospace, "Cascadia Code", "SF Mono", Menlo, monospace; font-size: .875em; overflow-wrap: anywhere; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; padding: 1.5rem max(1.25rem, calc(50vw - 36rem)) 4rem; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem .5rem; }
nav a { display: inline-block; padding: .35rem .6rem; border-radius: .5rem; text-decoration: none; }
nav a:hover { background: var(--leaf-wash); }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 3rem; min-width: 0; }
main section { min-width: 0; }
.lead, .quiet { color: var(--bark); }
.call { margin: .6rem 0; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
summary { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: .15rem .75rem; align-items: baseline;
  padding: .75rem 1rem; cursor: pointer; list-style: none; border-radius: .75rem; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--sunken); }
.path { font-weight: 600; }
.what { grid-column: 2; color: var(--bark); }
.method { font-size: .8rem; font-weight: 700; letter-spacing: .03em; text-align: center; border-radius: .35rem;
  padding: .1rem .4rem; background: var(--leaf-wash); color: var(--leaf); }
.post { background: var(--sky-wash); color: var(--sky); }
.put, .patch { background: var(--seed-wash); color: var(--seed); }
.delete { background: var(--macaw-wash); color: var(--macaw); }
.inside { padding: .25rem 1rem 1.25rem; border-top: 1px solid var(--line); }
.access { display: inline-block; font-size: .8rem; padding: .05rem .5rem; border-radius: 1rem; background: var(--sunken); }
.accesses:empty { display: none; }
.fields { list-style: none; margin: .25rem 0; padding: 0; }
.fields li { padding: .4rem 0; border-top: 1px solid var(--line); }
.fields .fields { margin-left: .25rem; padding-left: 1rem; border-left: 2px solid var(--line); }
.name { font-weight: 600; }
.type, .optional, .notes { color: var(--bark); font-size: .93rem; }
.optional { font-style: italic; }
pre { margin: .5rem 0; padding: .9rem 1rem; overflow-x: auto; background: var(--sunken); border-radius: .5rem; }
pre code { overflow-wrap: normal; }
.answers { margin: 0; }
.answer { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); gap: .75rem; padding: .4rem 0; border-top: 1px solid var(--line); }
.answer dt { font-weight: 700; } .answer dd { margin: 0; min-width: 0; } .answer dd > p:first-child { margin-top: 0; }
.schema { padding: 1rem 0; border-top: 1px solid var(--line); }
.schema:target h3, .call:target .path { background: var(--seed-wash); }
@media (min-width: 64rem) {
  .columns { grid-template-columns: 13rem minmax(0, 1fr); }
  nav { position: sticky; top: 1rem; align-self: start; } nav ul { flex-direction: column; }
}
`
