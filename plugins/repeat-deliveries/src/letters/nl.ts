import type { Texts } from "."

const named = (name: string) => (name ? `‘${name}’` : "Een artikel")

export const nl: Texts = {
  greeting: (name) => (name ? `Dag ${name},` : "Dag,"),
  begun: (weeks, on) => ({
    subject: "Uw herhaalde levering loopt",
    paragraphs: [
      `U krijgt uw artikelen om de ${weeks} weken, de volgende keer op ${on}. Drie dagen voor elke levering schrijven wij u wat er komt en tegen welke prijs; pas daarna wordt uw kaart belast.`,
      "Er is geen minimumduur: sla een levering over, wijzig aantallen of ritme, pauzeer of stop wanneer u wilt, met één klik.",
    ],
    action: "Mijn herhaalde levering bekijken",
  }),
  announced: (on, total) => ({
    subject: `Uw levering van ${on}: ${total}`,
    paragraphs: [
      `Dit komt eraan, tegen de prijzen van vandaag. Op ${on} belasten wij uw kaart met ${total} en maken wij uw pakket klaar. U hoeft niets te doen.`,
    ],
    action: "Mijn levering bekijken of wijzigen",
  }),
  rise: (before, now) => `Let op, de prijs is gestegen: ${now} in plaats van ${before} de vorige keer.`,
  instead: (missing, comes, now, before) =>
    `${named(missing)} is niet op voorraad. Zoals u koos, komt „${comes}” in de plaats, voor ${now}${before ? ` in plaats van ${before}` : ""}.`,
  delivery: "Levering",
  total: "Totaal, inclusief btw en levering",
  waits: (name) => ({
    subject: "Uw levering wacht op een artikel",
    paragraphs: [
      `${named(name)} is niet op voorraad. Zoals u koos, wacht uw levering tot het er weer is; wij schrijven u dan, drie dagen voordat wij uw kaart belasten.`,
    ],
    action: "Mijn herhaalde levering bekijken",
  }),
  skipped: (name) => ({
    subject: "Uw levering is deze keer overgeslagen",
    paragraphs: [
      `${named(name)} is niet op voorraad: deze levering gaat niet door en uw kaart wordt niet belast. De volgende komt op de gewone dag.`,
    ],
    action: "Mijn herhaalde levering bekijken",
  }),
  refused: (again) => ({
    subject: "De betaling van uw levering is niet gelukt",
    paragraphs: [
      "Uw bank heeft de betaling geweigerd of wil dat u ze bevestigt; er is niets afgeschreven. Betaal op de beveiligde pagina, met deze kaart of een andere: daarna vertrekt uw pakket.",
      `Horen wij niets van u, dan proberen wij het opnieuw op ${again}.`,
    ],
    action: "Mijn levering betalen",
  }),
  givenUp: {
    subject: "Uw herhaalde levering is gepauzeerd",
    paragraphs: [
      "Uw bank heeft de betaling drie keer geweigerd. Wij proberen het niet meer: uw herhaalde levering is gepauzeerd en er is niets afgeschreven. Hervat ze wanneer u wilt.",
    ],
    action: "Mijn herhaalde levering hervatten",
  },
  ended: {
    subject: "Uw herhaalde levering is gestopt",
    paragraphs: [
      "Zoals u vroeg, is uw herhaalde levering gestopt: er wordt niets meer geleverd of afgeschreven, en uw kaart wordt bij de betaaldienst gewist.",
      "Een levering die al betaald is, komt nog; u kunt die herroepen zoals elke bestelling.",
    ],
    action: "Mijn herhaalde levering bekijken",
  },
  links: { skip: "Deze overslaan", change: "Wijzigen", pause: "Pauzeren", end: "Stoppen" },
  footer: "Deze links zijn alleen voor u: wie ze heeft, kan deze herhaalde levering wijzigen.",
}
