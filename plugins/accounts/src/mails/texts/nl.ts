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
  orderLink: (number) => ({
    subject: `Uw bestelling ${number}`,
    paragraphs: ["Zoals gevraagd vindt u hier uw bestelling."],
    action: "Mijn bestelling bekijken",
    footer: "Niets gevraagd? Negeer dit bericht en geef de link niet door.",
  }),
  placed: (number) => ({
    subject: `Bedankt voor uw bestelling ${number}`,
    paragraphs: [
      `Uw betaling is binnen en uw bestelling ${number} is genoteerd. Wij versturen ze binnen 2 tot 3 werkdagen.`,
    ],
    action: "Mijn bestelling bekijken",
  }),
  preparing: (number) => ({
    subject: `Wij maken uw bestelling ${number} klaar`,
    paragraphs: ["Uw pakje wordt klaargemaakt. U krijgt bericht zodra het vertrekt."],
    action: "Mijn bestelling bekijken",
  }),
  shipped: (number, tracking) => ({
    subject: `Uw bestelling ${number} is onderweg`,
    paragraphs: [tracking ? `Uw pakje is onderweg. Volgnummer: ${tracking}.` : "Uw pakje is onderweg."],
    action: "Mijn bestelling bekijken",
  }),
  cancelled: (number, refunded) => ({
    subject: `Uw bestelling ${number} is geannuleerd`,
    paragraphs: [
      `Uw bestelling ${number} is geannuleerd.`,
      refunded
        ? `Wij hebben ${refunded} terugbetaald; afhankelijk van uw bank staat het bedrag binnen 5 tot 10 dagen op uw rekening.`
        : "Had u al betaald, dan krijgt u apart bericht over de terugbetaling.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  refunded: (number, amount) => ({
    subject: `Terugbetaling voor uw bestelling ${number}`,
    paragraphs: [
      `Wij hebben ${amount} terugbetaald; afhankelijk van uw bank staat het bedrag binnen 5 tot 10 dagen op uw rekening.`,
    ],
    action: "Mijn bestelling bekijken",
  }),
  rows: {
    delivery: "Levering",
    free: "Gratis",
    vat: (rate) => `waarvan btw ${rate}`,
    total: "Totaal, btw inbegrepen",
    address: "Leveringsadres",
  },
}
