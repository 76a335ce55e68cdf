import type { Texts } from "./index"

export const nl: Texts = {
  greeting: (name) => (name ? `Dag ${name},` : "Goeiedag,"),
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
  withdrawal: (number, at, message) => ({
    subject: `Uw herroeping voor bestelling ${number} is goed ontvangen`,
    paragraphs: [
      `Wij hebben op ${at} uw herroeping voor bestelling ${number} ontvangen. Ze geldt voor de artikelen hieronder; bewaar dit bericht als bewijs.`,
      ...(message ? [`Uw bericht: ${message}`] : []),
      "Wij bekijken uw aanvraag en antwoorden binnen 48 uur. Voor waren die snel bederven en voor zakjes die na de levering zijn geopend geldt het herroepingsrecht niet; is dat het geval, dan laten wij het u weten.",
      "Daarna: stuur de artikelen binnen 14 dagen terug naar het adres onderaan dit bericht. Wij betalen terug zodra wij ze hebben ontvangen, uiterlijk 14 dagen na uw herroeping als u bewijst dat u ze hebt verstuurd. Is uw pakje nog niet vertrokken, dan doen wij ons best om het tegen te houden.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  rows: {
    delivery: "Levering",
    free: "Gratis",
    discount: (code) => `Korting ${code}`,
    vat: (rate) => `waarvan btw ${rate}`,
    total: "Totaal, btw inbegrepen",
    address: "Leveringsadres",
  },
}
