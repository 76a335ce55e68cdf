/**
 * Of what is missed: which part costs how much, and what was tried. By the name that the report gives it, of whatever size the shop is;
 * measured by hand, when the text was written.
 * @type {Readonly<Record<string, string>>}
 */
export const COSTS = {
  "Reading a cart of one line, against Vendure 3.7.3":
    "Of 2.3 ms of processor time the engine takes 1.25 (a quarter of it Express and Medusa's middleware, a third the statement and its driver; by " +
    "what it does, a fifth is writing to two connections, a twelfth collecting garbage, and no function of the shop's more than a twentieth), " +
    "the edge 0.56, PostgreSQL 0.36: one process reads some 820 carts a second on a whole core. A cart is read from PostgreSQL each time, as another " +
    "process may have written it; keeping what a process wrote last would be right for one process alone, and telling all of them of each write of " +
    "a cart has PostgreSQL let such writes commit one after the other. An edge that held it for a second, as it holds lists, would answer nobody " +
    "but a benchmark: a shopper reads their cart once for each page that they load. Tried: an edge that writes its log beside the requests, which made no " +
    "difference. The ratio was 4.5 on a slow machine and 2.37 on a quick one, where both sides read at two to four times the rate.",
  "A shopper's first add, which makes the cart":
    "Of 4.6 ms of processor time the engine takes 2.4, PostgreSQL 1.1 (three statements, none of them by an engine's module), the edge 0.8.",
  "Buying, 10 buyers at a time, against Vendure 3.7.3":
    "Of 130 ms of processor time the engine took 65, PostgreSQL 42 for 84 statements (decision 40), the emulator of Stripe 12, the edge 11. " +
    "Vendure's payment calls nobody, and it writes neither an invoice nor a mail. Pages are opened a few at a time, so that readers and carts do " +
    "not wait for buyers. Gone since the first measurement (1.22) are tables that were read through for want of an index, a webhook that was refused " +
    "and sent again and, after those 130 ms were looked into, three quarters of PostgreSQL's time for planning: on a slow day 31 ms of a purchase, " +
    "8 then, for statements of the engine's modules, whose plans are not kept. The ratio was 1.50, 1.45 and 1.42 in three runs on uneven days. Gone since " +
    "are the plans of a dozen statements of the shop's own, a walk through every route's regular expression, and a call of the system for each letter " +
    "of an id: on a day on which everything took twice as long 233 ms instead of 270, and a ratio of 1.79.",
  "The engine's longest time away from its event loop meanwhile":
    "It is mostly the wait for a core, of which five processes and the visitors themselves have two: on a day on which everything took twice as long, " +
    "of the longest (95 ms) the engine worked 47 on all its threads, the collector's among them, and of the twenty after it (48 to 60) 20 to 65, " +
    "half of them less than 36. No single piece of work stood out. Tried: products are read, indexed and sent a few at a time; the API's " +
    "description, whose first reader held everybody up for three seconds, is made in a quarter of one.",
  "Warm `npm start`, to the first page":
    "With 100,000 products PostgreSQL takes 175 µs to find one, 17.5 s of a core in all (of it stock 36 µs, JSON 34, other prices 17, names of " +
    "pages, categories and pictures 16 to 20 each, sizes 13); the engine starts in 8 s and makes the products in 13 s of another. Tried: two " +
    "parts are found at a time; parts of 200 rows were slower, a generic plan or none of memoised joins made no difference.",
}
