import type { Texts } from "."

const named = (name: string) => (name ? `‘${name}’` : "Een artikel")

const REASONS = {
  undeliverable: "geen enkele leveringswijze bereikt het adres",
  too_small: "het totaal ligt onder het kleinste bedrag van een kaartbetaling",
  email_refused: "de betaaldienst weigert het e-mailadres",
}

export const nl: Texts = {
  greeting: (name) => (name ? `Dag ${name},` : "Dag,"),
  begun: (weeks, on) => ({
    subject: "Uw terugkerende levering is ingesteld",
    paragraphs: [
      `U krijgt uw artikelen om de ${weeks} weken, de volgende keer op ${on}. Drie dagen voor elke levering mailen we u wat er komt en wat het kost; pas daarna rekenen we het bedrag aan op uw kaart.`,
      "Er is geen minimumduur: sla een levering over, wijzig aantallen of frequentie, pauzeer of stop wanneer u wilt, met één klik.",
    ],
    action: "Mijn terugkerende levering bekijken",
  }),
  announced: (on, total) => ({
    subject: `Uw levering van ${on}: ${total}`,
    paragraphs: [
      `Dit komt eraan, tegen de prijzen van vandaag. Op ${on} rekenen we ${total} aan op uw kaart en maken we uw pakje klaar. U hoeft niets te doen.`,
    ],
    action: "Mijn levering bekijken of wijzigen",
  }),
  rise: (before, now) => `Let op, de prijs is gestegen: ${now} in plaats van ${before} de vorige keer.`,
  instead: (missing, comes, now, before) =>
    `${named(missing)} is niet op voorraad. Zoals u koos, komt ‘${comes}’ in de plaats, voor ${now}${before ? ` in plaats van ${before}` : ""}.`,
  delivery: "Levering",
  total: "Totaal, inclusief btw en levering",
  totalWithoutVat: "Totaal, levering inbegrepen, zonder btw",
  waits: (name) => ({
    subject: "Uw levering wacht op een artikel",
    paragraphs: [
      `${named(name)} is niet op voorraad. Zoals u koos, wacht uw levering tot het er weer is; wij mailen u dan, drie dagen voordat we het bedrag aanrekenen op uw kaart.`,
    ],
    action: "Mijn terugkerende levering bekijken",
  }),
  skipped: (name) => ({
    subject: "Uw levering is deze keer overgeslagen",
    paragraphs: [
      `${named(name)} is niet op voorraad: deze levering gaat niet door en er wordt niets van uw kaart afgeschreven. De volgende komt op de gewone dag.`,
    ],
    action: "Mijn terugkerende levering bekijken",
  }),
  refused: (again) => ({
    subject: "De betaling van uw levering is niet gelukt",
    paragraphs: [
      "Uw bank heeft de betaling geweigerd of wil dat u ze bevestigt; er is niets afgeschreven. Betaal op de beveiligde pagina, met deze kaart of een andere: daarna vertrekt uw pakje.",
      `Horen wij niets van u, dan proberen wij het opnieuw op ${again}.`,
    ],
    action: "Mijn levering betalen",
  }),
  givenUp: {
    subject: "Uw terugkerende levering is gepauzeerd",
    paragraphs: [
      "Uw bank heeft de betaling drie keer geweigerd. Wij proberen het niet meer: uw terugkerende levering is gepauzeerd en er is niets afgeschreven. Hervat ze wanneer u wilt.",
    ],
    action: "Mijn terugkerende levering hervatten",
  },
  blocked: {
    undeliverable: {
      subject: "We kunnen uw artikelen niet leveren",
      paragraphs: [
        "Geen van onze leveringswijzen bereikt op dit moment uw adres; er is niets afgeschreven. Kies een ander adres of een afhaalpunt: we kondigen uw levering dan opnieuw aan, drie dagen voordat we het bedrag aanrekenen op uw kaart.",
        "We proberen het elke dag opnieuw. U kunt uw terugkerende levering ook pauzeren of stoppen.",
      ],
      action: "Mijn terugkerende levering wijzigen",
    },
    too_small: {
      subject: "Uw levering is te klein",
      paragraphs: [
        "Het totaal van uw levering ligt onder het kleinste bedrag dat met een kaart betaald kan worden; er is niets afgeschreven. Voeg artikelen of aantallen toe: we kondigen uw levering dan opnieuw aan, drie dagen voordat we het bedrag aanrekenen op uw kaart.",
        "We proberen het elke dag opnieuw. U kunt uw terugkerende levering ook pauzeren of stoppen.",
      ],
      action: "Mijn terugkerende levering wijzigen",
    },
    email_refused: {
      subject: "We kunnen uw levering niet aanrekenen",
      paragraphs: [
        "De betaaldienst aanvaardt uw e-mailadres niet; er is niets afgeschreven en uw bank is niet gecontacteerd. Beantwoord dit bericht, zodat we het kunnen verbeteren.",
        "We proberen het elke dag opnieuw. U kunt uw terugkerende levering ook pauzeren of stoppen.",
      ],
      action: "Mijn terugkerende levering wijzigen",
    },
  },
  toMerchant: (reason, email, order) => ({
    subject: `Een terugkerende levering is niet mogelijk: ${email}`,
    paragraphs: [
      `De terugkerende levering van ${email}, begonnen met bestelling ${order}, is niet mogelijk: ${REASONS[reason]}. De klant is op de hoogte en er is niets afgeschreven. De winkel probeert het elke dag opnieuw.`,
    ],
  }),
  ended: {
    subject: "Uw terugkerende levering is gestopt",
    paragraphs: [
      "Zoals u vroeg, is uw terugkerende levering gestopt: er wordt niets meer geleverd of afgeschreven, en uw kaart wordt bij de betaaldienst gewist.",
      "Een levering die al betaald is, komt nog; u kunt die herroepen zoals elke bestelling.",
    ],
    action: "Mijn terugkerende levering bekijken",
  },
  changed: {
    subject: "Uw terugkerende levering is gewijzigd",
    paragraphs: ["Uw terugkerende levering is zojuist gewijzigd:"],
    action: "Deze wijziging ongedaan maken",
  },
  undoable:
    "Was u dit niet, of hebt u zich bedacht? U kunt deze wijziging 24 uur lang ongedaan maken, zolang er niets anders wordt gewijzigd. Wijzig voor de zekerheid uw wachtwoord of log overal uit: alle eerdere links werken dan niet meer.",
  undone: {
    subject: "De wijziging van uw terugkerende levering is ongedaan gemaakt",
    paragraphs: ["Uw terugkerende levering is weer zoals voorheen:"],
    action: "Mijn terugkerende levering bekijken",
  },
  key: {
    subject: "Uw terugkerende levering wijzigen",
    paragraphs: [
      "U vroeg een link aan om uw terugkerende levering te wijzigen. Hij werkt één keer en vervalt na een uur.",
      "Hebt u er niet om gevraagd? Negeer dit bericht dan: er is niets gewijzigd.",
    ],
    action: "Mijn terugkerende levering wijzigen",
  },
  to: (address) => `Leveringsadres: ${address}`,
  changes: {
    skipped: (on) => `De levering van ${on} wordt overgeslagen.`,
    paused: "Ze is gepauzeerd: er wordt niets geleverd of afgeschreven.",
    active: "Ze loopt weer: de leveringen gaan door.",
    weeks: (from, to) => `Ze komt om de ${to} weken in plaats van om de ${from} weken.`,
    quantity: (name, from, to) =>
      to ? `${named(name)}: ${to} in plaats van ${from}.` : `${named(name)} wordt niet meer geleverd.`,
    missing: {
      wait: "Is een artikel niet op voorraad, dan wacht de levering erop.",
      skip: "Is een artikel niet op voorraad, dan wordt de levering overgeslagen.",
    },
    instead: (name, by) =>
      by
        ? `Is ${named(name)} niet op voorraad, dan komt ‘${by}’ in de plaats.`
        : `Niets vervangt ${named(name)} als het niet op voorraad is.`,
    destination: (from, to) => `Ze wordt geleverd op het adres ${to} in plaats van ${from}.`,
  },
  links: { skip: "Deze overslaan", change: "Wijzigen", pause: "Pauzeren", end: "Stoppen" },
  footer:
    "Deze links zijn alleen voor u: iedereen die ze heeft, kan deze terugkerende levering overslaan, verminderen, pauzeren of stoppen.",
}
