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
}
