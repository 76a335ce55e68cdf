/**
 * Of what is missed: which part costs how much, and what was tried. By the name that the report gives it, of whatever size the shop is;
 * measured by hand, when the text was written.
 * @type {Readonly<Record<string, string>>}
 */
export const COSTS = {
  "Reading a cart of one line, against Vendure 3.7.3":
    "A cart is read from PostgreSQL each time, as another process may have written it; how much of the time that takes, and how much the way " +
    "through the edge and Medusa's middleware, was not measured. Keeping what a process wrote last would be right for one process alone.",
  "Buying, one alone, against Vendure 3.7.3":
    "84 statements (decision 40): the first add 3, the payment page 30, the payment up to the order 25, invoice, mail and events 26. Vendure's " +
    "payment calls nobody, and it writes neither an invoice nor a mail; ours goes to Stripe's emulator and back by its webhook.",
  "Buying, 10 buyers at a time, against Vendure 3.7.3":
    "As for one buyer. Pages are opened a few at a time, so that readers and carts do not wait for buyers.",
  "The engine's longest time away from its event loop meanwhile":
    "Which piece of work it is was not found. Tried: products are read, indexed and sent a few at a time; the API's description, whose first " +
    "reader held everybody up for three seconds, is made in a quarter of one.",
  "Warm `npm start`, to the first page":
    "With 100,000 products PostgreSQL takes 175 µs to find one, 17.5 s of a core in all (of it stock 36 µs, JSON 34, other prices 17, names of " +
    "pages, categories and pictures 16 to 20 each, sizes 13); the engine starts in 8 s and makes the products in 13 s of another. Tried: two " +
    "parts are found at a time; parts of 200 rows were slower, a generic plan or none of memoised joins made no difference.",
  "The engine's memory at rest":
    "With 100,000 products: 200 MB of products as text, 90 of the index of words, 80 of facts, names and lookups, 130 to 200 that the heap holds " +
    "and does not use; an engine with 200 products takes 432, 104 of it schemas of zod 4.2. Tried: products as text outside the heap (1,301 to " +
    "1,011 MB); zod 4.6.7 for Medusa too (to 882), which refuses Medusa's own schema of a payment session's data, so it was taken back; a larger " +
    "young generation (60 more); a compacting collection once all is read (140 less, but nobody is answered for one to three seconds).",
}
