import type { RecallTexts } from "./index"

export const nl: RecallTexts = {
  mail: {
    greeting: (name) => (name ? `Dag ${name},` : "Dag,"),
    subject: (product) => `Terugroeping: ${product}`,
    intro: "Wij roepen een lot van dit product terug waarvan u stuks hebt ontvangen.",
    stop: "Gebruik het niet meer en geef het niet meer aan uw vogel.",
    whatNow:
      "Antwoord op dit bericht en laat ons weten wat u verkiest: wij betalen u terug wat u van dit lot hebt ontvangen, of sturen het u kosteloos opnieuw. U hoeft niets terug te sturen voor wij erom vragen.",
    action: "Mijn bestelling bekijken",
    footer: "U krijgt dit bericht omdat een product dat u kocht wordt teruggeroepen; het is geen reclame.",
  },
  rows: {
    product: "Product",
    number: "Lot",
    bestBefore: "Te gebruiken tot",
    order: (number) => `Bestelling ${number}`,
    units: (count) => (count === 1 ? "1 stuk" : `${count} stuks`),
  },
  list: {
    title: "Terugroeping van een lot: ontvangers",
    supplier: "Leverancier",
    receivedAt: "Ontvangen op",
    received: "Ontvangen stuks",
    left: "Op het schap",
    sent: "Naar klanten verzonden",
    otherwise: "Zonder bestelling weggenomen",
    toClear: "Uit de verkoop, nog in de winkel",
    recalledAt: "Teruggeroepen op",
    reason: "Reden",
    undelivered: "e-mail niet afgeleverd",
    refunded: (units) => `${units} terugbetaald`,
    replaced: (units, order) => `${units} vervangen:\n${order}`,
    columns: {
      order: "Bestelling",
      date: "Datum",
      name: "Naam",
      email: "E-mail",
      quantity: "Stuks",
      notified: "Bericht gestuurd op",
      remedy: "Oplossing",
    },
  },
}
