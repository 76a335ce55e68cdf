/**
 * Explains missed targets: the measured share of each part, and attempts without success. Keys are names in the report.
 * @type {Readonly<Record<string, string>>}
 */
export const COSTS = {
  "Reading a cart of one line, against Vendure 3.7.3":
    "A read takes 2.3 ms of CPU: engine 1.25 (a quarter in Express and Medusa's middleware, a third in the statement and its driver), edge 0.56, " +
    "PostgreSQL 0.36. The cart must be read from PostgreSQL each time, because another process may have changed it. A cache in the edge " +
    "would only help the benchmark, because shoppers read their cart once per page.",
  "A shopper's first add, which makes the cart":
    "A call takes 4.6 ms of CPU: engine 2.4, PostgreSQL 1.1 for three statements, edge 0.8.",
  "Buying, 10 buyers at a time, against Vendure 3.7.3":
    "A purchase took 110 ms of CPU: engine 50, PostgreSQL 35 for 78 statements (decision 40), Stripe emulator 12, edge 11. Vendure's payment " +
    "calls no service, and it writes neither an invoice nor an e-mail. The number of payment pages that open at the same time is limited, so " +
    "that other requests do not wait.",
  "The engine's longest time away from its event loop meanwhile":
    "Most of it is waiting for one of two cores, which five processes and the load generator share. No single task dominates.",
  "Warm `npm start`, to the first page":
    "With 100,000 products PostgreSQL takes 175 µs per product, 17.5 s of a core in total. The engine starts in 8 s and builds the products in " +
    "13 s on another core. Smaller batches and other query plans made no difference.",
}
