import type { Texts } from "."

export const nl: Texts = {
  describe: (days) => ({
    name: "Overschrijving",
    text: `U schrijft het bedrag zelf over; we reserveren uw artikelen ${days} dagen en verzenden zodra het is aangekomen.`,
  }),
  confirm: (by) =>
    `Bevestig eerst uw bestelling vóór ${by} met de knop in onze e-mail: anders wordt de bestelling geannuleerd en reserveren we niets voor u.`,
  instructions: (amount, until) =>
    `Schrijf ${amount} over met precies deze mededeling, uiterlijk op ${until}. We verzenden zodra het geld is aangekomen; na die dag wordt de bestelling geannuleerd.`,
  offer:
    "Betaalt u liever met een overschrijving? Schrijf het bedrag over op deze rekening, met precies deze mededeling: wij verzenden zodra het is aangekomen.",
  due: "Te ontvangen uiterlijk op",
  reminder: (number, until) => ({
    subject: `Uw bestelling ${number} wacht op uw overschrijving`,
    paragraphs: [
      `We hebben uw overschrijving voor bestelling ${number} nog niet ontvangen. Uw artikelen blijven gereserveerd tot ${until}; na die dag wordt de bestelling geannuleerd.`,
      "Hebt u de voorbije twee werkdagen overgeschreven, dan hoeft u niets te doen.",
    ],
    action: "Mijn bestelling bekijken",
  }),
}
