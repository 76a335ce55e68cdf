import type { Texts } from "."

const named = (name: string) => (name ? `“${name}”` : "One of the items")

const REASONS = {
  undeliverable: "no delivery method covers the address",
  too_small: "the total is below the smallest amount of a card payment",
  email_refused: "the payment provider refuses the e-mail address",
}

export const en: Texts = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  begun: (weeks, on) => ({
    subject: "Your repeat delivery is set up",
    paragraphs: [
      `You will get your items every ${weeks} weeks, next on ${on}. Three days before each delivery we e-mail you what’s coming and what it costs; your card is charged after that.`,
      "There is no minimum term: skip a delivery, change quantities or frequency, pause or end it whenever you like, with one click.",
    ],
    action: "View my repeat delivery",
  }),
  announced: (on, total) => ({
    subject: `Your delivery of ${on}: ${total}`,
    paragraphs: [
      `Here is what’s coming, at today’s prices. On ${on} we charge ${total} to your card and pack your parcel. There is nothing you need to do.`,
    ],
    action: "View or change my delivery",
  }),
  rise: (before, now) => `Please note that the price has gone up: ${now} instead of ${before} last time.`,
  instead: (missing, comes, now, before) =>
    `${named(missing)} is out of stock. As you chose, we send “${comes}” instead, for ${now}${before ? ` rather than ${before}` : ""}.`,
  delivery: "Delivery",
  total: "Total, VAT and delivery included",
  totalWithoutVat: "Total, delivery included, without VAT",
  waits: (name) => ({
    subject: "Your delivery is waiting for an item",
    paragraphs: [
      `${named(name)} is out of stock. As you chose, your delivery waits until it is back; we will then e-mail you three days before we charge your card.`,
    ],
    action: "View my repeat delivery",
  }),
  skipped: (name) => ({
    subject: "Your delivery is skipped this time",
    paragraphs: [
      `${named(name)} is out of stock: this delivery is skipped, and your card is not charged. The next one is on its usual day.`,
    ],
    action: "View my repeat delivery",
  }),
  refused: (again) => ({
    subject: "The payment of your delivery did not go through",
    paragraphs: [
      "Your bank refused the charge, or wants you to confirm it; nothing was charged. Pay on the secure page, with this card or another: we then send your parcel.",
      `If we don’t hear from you, we try again on ${again}.`,
    ],
    action: "Pay for my delivery",
  }),
  givenUp: {
    subject: "Your repeat delivery is paused",
    paragraphs: [
      "Your bank refused the charge three times. We won’t try again: your repeat delivery is paused, and nothing was charged. Resume it whenever you like.",
    ],
    action: "Resume my repeat delivery",
  },
  blocked: {
    undeliverable: {
      subject: "We can’t deliver your items",
      paragraphs: [
        "None of our delivery methods covers your address at the moment; nothing was charged. Choose another address or a pick-up point: we then announce your delivery again, three days before your card is charged.",
        "We try again every day. You can also pause or end your repeat delivery.",
      ],
      action: "Change my repeat delivery",
    },
    too_small: {
      subject: "Your delivery is too small",
      paragraphs: [
        "The total of your delivery is below the smallest amount that can be charged to a card; nothing was charged. Add items or units: we then announce your delivery again, three days before your card is charged.",
        "We try again every day. You can also pause or end your repeat delivery.",
      ],
      action: "Change my repeat delivery",
    },
    email_refused: {
      subject: "We can’t charge your delivery",
      paragraphs: [
        "The payment provider does not accept your e-mail address; nothing was charged and your bank was not contacted. Please reply to this message, so that we can correct it.",
        "We try again every day. You can also pause or end your repeat delivery.",
      ],
      action: "Change my repeat delivery",
    },
  },
  toMerchant: (reason, email, order) => ({
    subject: `A repeat delivery can’t be made: ${email}`,
    paragraphs: [
      `The repeat delivery of ${email}, which began with order ${order}, can’t be made: ${REASONS[reason]}. The customer was informed, and nothing was charged. The shop tries again every day.`,
    ],
  }),
  ended: {
    subject: "Your repeat delivery has ended",
    paragraphs: [
      "As you requested, your repeat delivery has ended: nothing is delivered or charged any more, and your card is removed from the payment provider.",
      "A delivery that is already paid still arrives; you can withdraw from it as from any order.",
    ],
    action: "View my repeat delivery",
  },
  changed: {
    subject: "Your repeat delivery has been changed",
    paragraphs: ["Your repeat delivery was changed just now:"],
    action: "Undo this change",
  },
  undoable:
    "If it wasn’t you, or if you have changed your mind, you can undo this change for 24 hours, as long as nothing else is changed. To be safe, change your password or log out everywhere: all earlier links then stop working.",
  undone: {
    subject: "The change to your repeat delivery has been undone",
    paragraphs: ["Your repeat delivery is back to how it was:"],
    action: "View my repeat delivery",
  },
  key: {
    subject: "Change your repeat delivery",
    paragraphs: [
      "You requested a link to change your repeat delivery. It works once and expires in one hour.",
      "If you did not request it, ignore this message: nothing has been changed.",
    ],
    action: "Change my repeat delivery",
  },
  to: (address) => `Delivery address: ${address}`,
  changes: {
    skipped: (on) => `The delivery of ${on} is skipped.`,
    paused: "It is paused: nothing is delivered or charged.",
    active: "It is active again: deliveries continue.",
    weeks: (from, to) => `It is delivered every ${to} weeks instead of every ${from}.`,
    quantity: (name, from, to) =>
      to ? `${named(name)}: ${to} instead of ${from}.` : `${named(name)} is no longer delivered.`,
    missing: {
      wait: "If an item is out of stock, the delivery waits for it.",
      skip: "If an item is out of stock, the delivery is skipped.",
    },
    instead: (name, by) =>
      by
        ? `If ${named(name)} is out of stock, we send “${by}” instead.`
        : `Nothing replaces ${named(name)} if it is out of stock.`,
    destination: (from, to) => `It is delivered to ${to} instead of ${from}.`,
  },
  links: { skip: "Skip this one", change: "Change", pause: "Pause", end: "End" },
  footer:
    "These links are for you only: anyone who has them can skip, reduce, pause or end this repeat delivery.",
}
