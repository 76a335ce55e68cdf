import type { Texts } from "./index"

const SAFETY = {
  action: "Mijn toestellen bekijken",
  footer: "Was u dit niet? Kies meteen een nieuw wachtwoord en log al uw toestellen uit.",
}

export const nl: Texts = {
  greeting: (name) => (name ? `Dag ${name},` : "Dag,"),
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
    subject: "Bevestig uw inschrijving voor de nieuwsbrief",
    paragraphs: ["Nog één stap: bevestig dat u ons nieuws wilt ontvangen, hoogstens één keer per maand."],
    action: "Inschrijving bevestigen",
    footer: "Zonder bevestiging sturen wij u niets.",
  },
  alerts: {
    sign_in: ({ device, when }) => ({
      subject: "Nieuwe login op uw account",
      paragraphs: [
        `Er is zonet ingelogd bij uw account met ${device || "een onbekend toestel"}, op ${when}.`,
        "Was u het zelf, dan hoeft u niets te doen.",
      ],
      ...SAFETY,
    }),
    second_factor_on: ({ when }) => ({
      subject: "Tweestapsverificatie staat aan",
      paragraphs: [
        `De tweestapsverificatie van uw account is op ${when} aangezet. Bij elke login vult u voortaan een code van uw app in.`,
      ],
      ...SAFETY,
    }),
    second_factor_off: ({ when }) => ({
      subject: "Tweestapsverificatie staat uit",
      paragraphs: [
        `De tweestapsverificatie van uw account is op ${when} uitgezet. Uw wachtwoord volstaat voortaan om in te loggen.`,
      ],
      ...SAFETY,
    }),
    password: ({ when }) => ({
      subject: "Uw wachtwoord is gewijzigd",
      paragraphs: [
        `Het wachtwoord van uw account is op ${when} gewijzigd. Uw andere toestellen zijn uitgelogd.`,
      ],
      ...SAFETY,
    }),
    password_by_link: ({ when }) => ({
      subject: "Er is een nieuw wachtwoord gekozen",
      paragraphs: [
        `Op ${when} is een nieuw wachtwoord voor uw account gekozen, met een link die per e-mail of door een eigenaar van de winkel is gestuurd. Al uw toestellen zijn uitgelogd.`,
      ],
      ...SAFETY,
    }),
    second_factor_taken: ({ by, when }) => ({
      subject: "Uw tweestapsverificatie is verwijderd",
      paragraphs: [
        `${by || "Een eigenaar van de winkel"} heeft op ${when} de tweestapsverificatie van uw account verwijderd. Al uw toestellen zijn uitgelogd; uw wachtwoord volstaat voortaan om in te loggen. Stel ze opnieuw in.`,
      ],
      ...SAFETY,
    }),
  },
  notice: {
    subject: ({ what }) => `Beveiliging: ${what}`,
    paragraphs: ({ what, when, by }) => [
      `${what}, op ${when}, door ${by}.`,
      "Wist u hiervan, dan hoeft u niets te doen.",
    ],
    action: "Mijn toestellen bekijken",
    footer:
      "Was u dit niet en wist u er niet van? Kies meteen een nieuw wachtwoord, log al uw toestellen uit en breng een eigenaar van de winkel op de hoogte.",
    actions: {
      recovery_codes: "Er zijn nieuwe herstelcodes gemaakt",
      recovery_codes_with_password: "Er zijn nieuwe herstelcodes gemaakt",
      data_export: "Uw persoonsgegevens zijn gedownload",
      assistant_agreement: "Uw bedrijf heeft een assistent toegestaan te bestellen",
      role: "De rol van een beheerder is gewijzigd",
      security_settings: "De beveiligingsinstellingen van de winkel zijn gewijzigd",
      store_settings: "De instellingen van de winkel zijn gewijzigd",
      payout_details: "De bedrijfs- of bankgegevens zijn gewijzigd",
      api_keys: "De API-sleutels zijn gewijzigd",
      webhooks: "De webhooks zijn gewijzigd",
      invitation: "De uitnodigingen voor beheerders zijn gewijzigd",
      administrator_sessions: "De sessies van een beheerder werden beëindigd",
      administrator_removal: "Een beheerder is verwijderd",
      administrator_password: "Er is een link gemaakt om het wachtwoord van een beheerder te wijzigen",
      customer_email: "Het e-mailadres van uw klantaccount is gewijzigd",
      customer_deletion: "Een klantaccount is verwijderd",
      personal_data_export: "Er zijn persoonsgegevens van klanten geëxporteerd",
      workflow: "Een workflow is handmatig gestart",
      owner_recovery: "De toegang van een eigenaar is hersteld vanaf de server",
    },
  },
  orderTransfer: ({ number, account }) => ({
    subject: `Uw bestelling ${number} overdragen?`,
    paragraphs: [
      `Het account ${account} vraagt om de overdracht van uw bestelling ${number}. De eigenaar van dat account ziet dan de bestelling, het adres en de facturen.`,
      "Bent u dat zelf, bevestig het dan: de link is zeven dagen geldig.",
    ],
    action: "Bestelling overdragen",
    footer: "Bent u dit niet? Doe niets: de bestelling wordt niet overgedragen.",
  }),
  invitation: ({ until }) => ({
    subject: "U bent uitgenodigd om de winkel te beheren",
    paragraphs: [
      `U bent uitgenodigd bij het team dat de winkel beheert. Met de knop hieronder aanvaardt u de uitnodiging; ze werkt één keer, tot ${until}.`,
    ],
    action: "Uitnodiging aanvaarden",
    footer: "Verwachtte u deze uitnodiging niet? Dan mag u dit bericht negeren.",
  }),
}
