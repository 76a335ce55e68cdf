import type { RecallTexts } from "./index"

export const de: RecallTexts = {
  mail: {
    greeting: (name) => (name ? `Guten Tag, ${name}!` : "Guten Tag!"),
    subject: (product) => `Produktrückruf: ${product}`,
    intro: "Wir rufen eine Charge dieses Produkts zurück, von der Sie Stücke erhalten haben.",
    stop: "Bitte verwenden und verfüttern Sie sie nicht mehr.",
    whatNow:
      "Antworten Sie auf diese Nachricht und sagen Sie uns, was Ihnen lieber ist: Wir erstatten Ihnen, was Sie von dieser Charge erhalten haben, oder senden es Ihnen kostenlos noch einmal. Sie brauchen nichts zurückzusenden, bevor wir Sie darum bitten.",
    action: "Meine Bestellung ansehen",
    footer:
      "Sie erhalten diese Nachricht, weil ein Produkt zurückgerufen wird, das Sie gekauft haben; sie ist keine Werbung.",
  },
  rows: {
    product: "Produkt",
    number: "Charge",
    bestBefore: "Zu verbrauchen bis",
    order: (number) => `Bestellung ${number}`,
    units: (count) => (count === 1 ? "1 Stück" : `${count} Stück`),
  },
  list: {
    title: "Rückruf einer Charge: Empfänger",
    supplier: "Lieferant",
    receivedAt: "Eingegangen am",
    received: "Eingegangene Stücke",
    left: "Im Regal",
    sent: "An Kunden versandt",
    otherwise: "Ohne Bestellung entnommen",
    toClear: "Aus dem Verkauf, noch im Lager",
    recalledAt: "Zurückgerufen am",
    reason: "Grund",
    undelivered: "E-Mail nicht zugestellt",
    refunded: (units) => `${units} erstattet`,
    replaced: (units, order) => `${units} ersetzt:\n${order}`,
    columns: {
      order: "Bestellung",
      date: "Datum",
      name: "Name",
      email: "E-Mail",
      quantity: "Stück",
      notified: "Benachrichtigt am",
      remedy: "Abhilfe",
    },
  },
}
