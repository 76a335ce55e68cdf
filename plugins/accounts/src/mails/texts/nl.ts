import type { Texts } from "./index"

export const nl: Texts = {
  greeting: (name) => (name ? `Dag ${name},` : "Goeiedag,"),
  reset: {
    subject: "Kies een nieuw wachtwoord",
    paragraphs: [
      "U vroeg een nieuw wachtwoord aan. Met de knop hieronder kiest u er een; de link is één uur geldig en werkt maar één keer.",
    ],
    action: "Wachtwoord kiezen",
    footer: "Niets aangevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.",
  },
  verify: {
    subject: "Bevestig uw e-mailadres",
    paragraphs: [
      "Bevestig dat dit adres van u is: bestellingen die u zonder account plaatste, verschijnen dan in uw overzicht.",
    ],
    action: "Mijn adres bevestigen",
    footer: "Hebt u geen account bij ons geopend? Dan mag u dit bericht negeren.",
  },
  newsletter: {
    subject: "Bevestig uw inschrijving op de nieuwsbrief",
    paragraphs: ["Nog één stap: bevestig dat u ons nieuws wilt ontvangen, hooguit één keer per maand."],
    action: "Inschrijving bevestigen",
    footer: "Zonder bevestiging sturen wij u niets.",
  },
}
