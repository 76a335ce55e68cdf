import type { SoldTexts } from "."

export const nl: SoldTexts = {
  title: "Cadeaubon",
  hello: (name) => `Hallo ${name},`,
  labels: {
    amount: "Bedrag",
    code: "Code",
    from: "Van",
    to: "Voor",
    until: "Geldig tot en met",
    number: "Nummer",
    sent: "Verzonden op",
  },
  atOnce: "meteen",
  card: {
    subject: (giver) => `${giver} geeft u een cadeaubon`,
    text: (giver, amount, shop) => `${giver} geeft u een cadeaubon van ${amount} voor ${shop}.`,
    how: "Vul de code in wanneer u betaalt. U kunt het bedrag in meerdere bestellingen besteden. Bewaar de code goed: iedereen die de code kent, kan de bon gebruiken.",
    action: "Naar de winkel",
    footer:
      "U krijgt dit bericht omdat een klant van de winkel uw e-mailadres heeft ingevuld. Wij sturen u verder niets.",
  },
  receipt: {
    subject: (number) => `Ontvangstbewijs van uw cadeaubon ${number}`,
    toRecipient: (recipient) => `Bedankt. Wij sturen de cadeaubon per e-mail naar ${recipient}.`,
    toBuyer: "Bedankt. U krijgt de cadeaubon in een apart bericht, om af te drukken of door te sturen.",
    vat: "Op de verkoop van de bon is geen btw verschuldigd. De artikelen die ermee betaald worden, bevatten btw.",
    withdrawal:
      "Zolang er niets van besteed is, kunt u de aankoop binnen 14 dagen herroepen. Beantwoord dan dit bericht.",
  },
  returned: {
    subject: (number) => `Uw cadeaubon ${number} wordt terugbetaald`,
    text: (amount) =>
      `Wij hebben de cadeaubon beëindigd en betalen ${amount} terug met de betaalwijze die u gebruikt hebt. Afhankelijk van uw bank duurt dat 5 tot 10 dagen.`,
  },
  printed: (address) =>
    `Vul de code in wanneer u betaalt op ${address}. U kunt het bedrag in meerdere bestellingen besteden.`,
}
