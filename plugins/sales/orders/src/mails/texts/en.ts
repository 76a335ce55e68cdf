import type { Texts } from "./index"

export const en: Texts = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  orderLink: (number) => ({
    subject: `Your order ${number}`,
    paragraphs: ["Here is the link to your order, as requested."],
    action: "View my order",
    footer: "Didn’t request this? Ignore this message, and don’t share the link.",
  }),
  track: "Track the order",
  confirmAwaited: "Confirm my order",
  awaited: (number, text) => ({
    subject: `Your order ${number} is waiting for your payment`,
    paragraphs: [`Thank you: your order ${number} is registered and your items are reserved for you.`, text],
    action: "View my order",
  }),
  paymentLink: (number, amount) => ({
    subject: `Pay for your order ${number}`,
    paragraphs: [
      `Your order ${number} is ready: ${amount} remains to be paid. The link below shows what you pay for and leads to the secure payment page.`,
    ],
    action: `Pay ${amount}`,
    footer: "This link is only for you: anyone who has it can see this order.",
  }),
  written: (number) => ({
    action: "View my order",
    footer: `This message is about your order ${number}. Simply reply to this e-mail: we read it.`,
  }),
  placed: (number) => ({
    subject: `Thank you for your order ${number}`,
    paragraphs: [
      `Your payment has arrived and your order ${number} is registered. You will get an e-mail as soon as it leaves.`,
    ],
    action: "View my order",
  }),
  waiting: (goods) => `Not in stock yet: ${goods}. We ship it as soon as it arrives.`,
  replacement: (number, replaced) => ({
    subject: `Your replacement order ${number}`,
    paragraphs: [
      `We are sending you items of your order ${replaced} again, free of charge: this is order ${number}. There is nothing to pay.`,
      "You will hear from us as soon as the parcel leaves.",
    ],
    action: "View my order",
  }),
  preparing: (number) => ({
    subject: `We are preparing your order ${number}`,
    paragraphs: ["Your parcel is being prepared. You will hear from us as soon as it leaves."],
    action: "View my order",
  }),
  shipped: (number, tracking) => ({
    subject: `Your order ${number} is on its way`,
    paragraphs: [
      tracking ? `Your parcel is on its way. Tracking number: ${tracking}.` : "Your parcel is on its way.",
    ],
    action: "View my order",
  }),
  articlesChanged: (number) => ({
    subject: `Your order ${number} has changed`,
    paragraphs: [
      "We have changed your order as agreed. If you get money back or an amount is still due, you will receive a separate e-mail about it.",
    ],
    action: "View my order",
  }),
  partShipped: (number) => ({
    subject: `Part of your order ${number} is on its way`,
    paragraphs: [
      "Part of your order is on its way. The rest follows in another parcel; you will get an e-mail when it leaves.",
    ],
    action: "View my order",
  }),
  restShipped: (number) => ({
    subject: `The rest of your order ${number} is on its way`,
    paragraphs: ["The last parcel of your order is on its way."],
    action: "View my order",
  }),
  onHold: (number) => ({
    subject: `Your order ${number} is on hold`,
    paragraphs: [
      `We are checking something before we ship your order ${number}. Your items stay reserved. There is nothing you need to do: we will e-mail you if we need anything.`,
    ],
    action: "View my order",
  }),
  late: (number) => ({
    subject: `Your order ${number} is late`,
    paragraphs: [
      `Your order ${number} has not left yet, although we promised it. We are sorry: we will ship it as soon as possible, and you will get an e-mail when it leaves.`,
      "Would you rather not wait? Reply to this message, and we cancel the order and refund all of it.",
    ],
    action: "View my order",
  }),
  deliveryChanged: (number, price) => ({
    subject: `The delivery of your order ${number} has changed`,
    paragraphs: [
      `We have changed the delivery of your order ${number} as shown below.`,
      ...(price
        ? [
            "more" in price
              ? `The new delivery costs ${price.more} more. A separate message explains how to pay the difference.`
              : `The new delivery costs ${price.less} less. We refund what you have overpaid.`,
          ]
        : []),
    ],
    action: "View my order",
    footer: "Is something wrong? Reply to this message before your parcel leaves.",
  }),
  cancelled: (number, refunded) => ({
    subject: `Your order ${number} is cancelled`,
    paragraphs: [
      `Your order ${number} is cancelled.`,
      refunded
        ? `We have refunded ${refunded}; depending on your bank it arrives within 5 to 10 days.`
        : "If you had paid, a separate message will inform you about the refund.",
    ],
    action: "View my order",
  }),
  cancelledUnpaid: (number) => ({
    subject: `Your order ${number} is cancelled`,
    paragraphs: [
      `Your order ${number} is cancelled; no payment had arrived for it.`,
      "If your payment is on its way, reply to this message: we refund it, or send your order after all if the items are still available.",
    ],
    action: "View my order",
  }),
  refunded: (number, amount) => ({
    subject: `Refund for your order ${number}`,
    paragraphs: [`We have refunded ${amount}; depending on your bank it arrives within 5 to 10 days.`],
    action: "View my order",
  }),
  refundedAsCredit: (number, amount, credited) => ({
    subject: `Refund for your order ${number}`,
    paragraphs: [
      `We have refunded ${amount}, of which ${credited} as store credit.`,
      "Choose “Use my store credit” when you place an order. Your account shows what is left.",
    ],
    action: "View my order",
  }),
  refundFailed: (number, amount) => ({
    subject: `Your refund for ${number} did not arrive`,
    paragraphs: [
      `Your bank has sent back the ${amount} that we refunded: the card or account may be closed. We still owe you this money and will pay it to you in another way.`,
      "Reply to this message with the account (IBAN) for the refund, and you will have it within a few days.",
    ],
    action: "View my order",
  }),
  givenBack: (number, amount) => ({
    subject: `Your payment ${number} is being refunded`,
    paragraphs: [
      `Your payment of ${amount} arrived, but we could not turn it into an order: in the meantime an item was sold out or something in your cart had changed.`,
      `We are refunding all of it to the payment method you used; depending on your bank it arrives within 5 to 10 days. There is nothing you need to do.`,
      "We are sorry for the trouble. Your cart is waiting for you, if you would like to try again.",
    ],
    action: "Go to the shop",
  }),
  notNeeded: (number, amount) => ({
    subject: `Your payment ${number} is being refunded`,
    paragraphs: [
      `Your payment of ${amount} arrived when order ${number} was already paid, changed or cancelled.`,
      `We refund all of it to the payment method you used; depending on your bank this takes 5 to 10 days. There is nothing you need to do.`,
    ],
    action: "Go to the shop",
  }),
  merchantRefundFailed: (number, amount, customer) => ({
    subject: `A refund came back: ${number}`,
    paragraphs: [
      `The bank of ${customer} has sent back ${amount} of ${number}. The customer has been informed.`,
      "Refund it again in Stripe, or by bank transfer, and then record it in the dashboard.",
    ],
    action: "Open the dashboard",
  }),
  withdrawal: (number, at, message) => ({
    subject: `We have received your withdrawal from order ${number}`,
    paragraphs: [
      `On ${at} we received your declaration to withdraw from order ${number}. It concerns the items below; please keep this message as proof.`,
      ...(message ? [`Your message: ${message}`] : []),
      "We are looking into it and will answer within 48 hours. The right of withdrawal does not cover food that spoils quickly, nor bags unsealed after delivery; if that is the case, we will let you know.",
      "Then send the items back within 14 days to the address at the end of this message. We refund you as soon as we have received them, and at the latest 14 days after your declaration if you prove that you have sent them. If your parcel has not left yet, we do our best to hold it back.",
    ],
    action: "View my order",
  }),
  withdrawalWaiting: (number, at) => ({
    subject: `We have received your withdrawal from order ${number}`,
    paragraphs: [
      `On ${at} we received a declaration to withdraw from order ${number}, made with this number and your e-mail address. It concerns the items below and is valid from that moment; please keep this message as proof.`,
      "If it was you, confirm it on the order’s page, and we process it without further questions. Send the items back within 14 days to the address at the end of this message; that confirms it too.",
      "If it wasn’t you, there is nothing to do: until it is confirmed, your parcel is sent and nothing is refunded.",
    ],
    action: "View my order",
  }),
  withdrawalExcluded: (number) => ({
    subject: `Your withdrawal from order ${number}`,
    paragraphs: [
      `We received a declaration to withdraw from order ${number}. It contains only perishable food: the 14-day right of withdrawal does not apply to it, as the product page states.`,
      "Is an item damaged, defective or not the right one? Reply to this message: we replace it or refund you.",
    ],
    action: "View my order",
  }),
  withdrawalLate: (number, at) => ({
    subject: `Your withdrawal from order ${number}`,
    paragraphs: [
      `On ${at} we received a declaration to withdraw from order ${number}, made with this number and your e-mail address. Please keep this message as proof.`,
      "It arrived after the end of the period of 14 days after delivery, so the order is not refunded for this reason.",
      "Did your parcel arrive later, or is an item damaged, defective or not the right one? Reply to this message, and we find a solution. Your rights in case of a defect stay the same.",
    ],
    action: "View my order",
  }),
  withdrawalNotPossible: (number, at) => ({
    subject: `Your withdrawal from order ${number}`,
    paragraphs: [
      `On ${at} we received a declaration to withdraw from order ${number}, made with this number and your e-mail address. Please keep this message as proof.`,
      "There is no purchase to withdraw from: the order is not paid, it is cancelled, or its items have already come back. You do not need to do anything.",
      "If this is not the case, reply to this message.",
    ],
    action: "View my order",
  }),
  rightToWithdraw: {
    none: "Your order contains only perishable food: the 14-day right of withdrawal does not apply to it.",
    whole: "You can withdraw without giving a reason within 14 days of delivery, on your order’s page.",
    partly: (names) =>
      `You can withdraw without giving a reason within 14 days of delivery, on your order’s page, except for perishable items: ${names}.`,
  },
  rows: {
    yesOrNo: { yes: "yes", no: "no" },
    delivery: "Delivery",
    free: "Free",
    discount: (code) => `Discount ${code}`,
    vat: (rate) => `of which VAT ${rate}`,
    payment: "Payment",
    paidWith: {
      card: "Card",
      transfer: "Bank transfer",
      gift_card: "Gift card",
      store_credit: "Store credit",
      account: "On invoice",
    },
    dueOn: "To be paid by",
    communication: "Communication of the transfer",
    total: "Total, VAT included",
    totalUntaxed: "Total",
    assistant: "Ordered with the assistant",
    parcel: "In this parcel",
    tracking: "Tracking number",
    toFollow: "Still to follow",
    expected: "Expected delivery",
    day: (from, by) => (from === by ? from : `${from} to ${by}`),
    address: "Delivery address",
    recipient: "Recipient",
    company: "Company",
    phone: "Phone",
    note: "Note for the driver",
    kinds: { home: "To an address", pickup_point: "Pick-up point", locker: "Parcel locker" },
  },
}
