import type { Texts } from "./index"

export const nl: Texts = {
  greeting: (name) => (name ? `Dag ${name},` : "Dag,"),
  orderLink: (number) => ({
    subject: `Uw bestelling ${number}`,
    paragraphs: ["Hier is, zoals gevraagd, de link naar uw bestelling."],
    action: "Mijn bestelling bekijken",
    footer: "Niets gevraagd? Negeer dit bericht en geef de link niet door.",
  }),
  track: "Bestelling volgen",
  confirmAwaited: "Mijn bestelling bevestigen",
  awaited: (number, text) => ({
    subject: `Uw bestelling ${number} wacht op uw betaling`,
    paragraphs: [
      `Bedankt: uw bestelling ${number} is geregistreerd en uw artikelen zijn gereserveerd.`,
      text,
    ],
    action: "Mijn bestelling bekijken",
  }),
  paymentLink: (number, amount) => ({
    subject: `Uw bestelling ${number} betalen`,
    paragraphs: [
      `Uw bestelling ${number} staat klaar: er blijft nog ${amount} te betalen. De link hieronder toont wat u betaalt en leidt naar de beveiligde betaalpagina.`,
    ],
    action: `${amount} betalen`,
    footer: "Deze link is alleen voor u: wie hem heeft, kan deze bestelling bekijken.",
  }),
  written: (number) => ({
    action: "Mijn bestelling bekijken",
    footer: `Dit bericht gaat over uw bestelling ${number}. Beantwoord gewoon deze e-mail: wij lezen uw antwoord.`,
  }),
  placed: (number) => ({
    subject: `Bedankt voor uw bestelling ${number}`,
    paragraphs: [
      `Uw betaling is aangekomen en uw bestelling ${number} is geregistreerd. U krijgt een e-mail zodra ze vertrekt.`,
    ],
    action: "Mijn bestelling bekijken",
  }),
  waiting: (goods) => `Nog niet op voorraad: ${goods}. We verzenden het zodra het binnen is.`,
  replacement: (number, replaced) => ({
    subject: `Uw vervangende bestelling ${number}`,
    paragraphs: [
      `Wij sturen u artikelen van uw bestelling ${replaced} kosteloos opnieuw: dat is bestelling ${number}. U hoeft niets te betalen.`,
      "Wij schrijven u zodra het pakje vertrekt.",
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
    paragraphs: [tracking ? `Uw pakje is onderweg. Trackingnummer: ${tracking}.` : "Uw pakje is onderweg."],
    action: "Mijn bestelling bekijken",
  }),
  articlesChanged: (number) => ({
    subject: `Uw bestelling ${number} is gewijzigd`,
    paragraphs: [
      "Wij hebben uw bestelling gewijzigd zoals afgesproken. Krijgt u geld terug of moet u nog iets bijbetalen, dan krijgt u daar een apart bericht over.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  partShipped: (number) => ({
    subject: `Een deel van uw bestelling ${number} is onderweg`,
    paragraphs: [
      "Een deel van uw bestelling is onderweg. De rest volgt in een ander pakje; u krijgt bericht zodra dat vertrekt.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  restShipped: (number) => ({
    subject: `De rest van uw bestelling ${number} is onderweg`,
    paragraphs: ["Het laatste pakje van uw bestelling is onderweg."],
    action: "Mijn bestelling bekijken",
  }),
  onHold: (number) => ({
    subject: `Uw bestelling ${number} wordt gecontroleerd`,
    paragraphs: [
      `Wij controleren nog iets voordat wij uw bestelling ${number} verzenden. Uw artikelen blijven gereserveerd. U hoeft niets te doen: wij schrijven u als wij iets nodig hebben.`,
    ],
    action: "Mijn bestelling bekijken",
  }),
  late: (number) => ({
    subject: `Uw bestelling ${number} is vertraagd`,
    paragraphs: [
      `Uw bestelling ${number} is nog niet vertrokken, hoewel we dat hadden beloofd. Onze excuses: we versturen ze zo snel mogelijk, en u krijgt een e-mail als ze vertrekt.`,
      "Wilt u niet langer wachten? Beantwoord dit bericht: we annuleren de bestelling en betalen alles terug.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  deliveryChanged: (number, price) => ({
    subject: `De levering van uw bestelling ${number} is gewijzigd`,
    paragraphs: [
      `We hebben de levering van uw bestelling ${number} gewijzigd zoals hieronder vermeld.`,
      ...(price
        ? [
            "more" in price
              ? `De nieuwe levering kost ${price.more} meer. Een apart bericht legt uit hoe u het verschil betaalt.`
              : `De nieuwe levering kost ${price.less} minder. Wat u te veel betaald hebt, krijgt u terug.`,
          ]
        : []),
    ],
    action: "Mijn bestelling bekijken",
    footer: "Klopt er iets niet? Beantwoord dit bericht voordat uw pakje vertrekt.",
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
  cancelledUnpaid: (number) => ({
    subject: `Uw bestelling ${number} is geannuleerd`,
    paragraphs: [
      `Uw bestelling ${number} is geannuleerd; er was geen betaling aangekomen.`,
      "Is uw betaling toch onderweg, antwoord dan op dit bericht: we betalen ze terug, of versturen uw bestelling alsnog als de artikelen er nog zijn.",
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
  refundedAsCredit: (number, amount, credited) => ({
    subject: `Terugbetaling voor uw bestelling ${number}`,
    paragraphs: [
      `Wij hebben ${amount} terugbetaald, waarvan ${credited} als tegoed.`,
      "Kies “Mijn tegoed gebruiken” wanneer u bestelt. In uw account ziet u wat er nog op staat.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  refundFailed: (number, amount) => ({
    subject: `Uw terugbetaling voor ${number} is niet aangekomen`,
    paragraphs: [
      `Uw bank heeft de ${amount} teruggestuurd die wij u hadden terugbetaald: misschien is de kaart of rekening afgesloten. U hebt nog altijd recht op dit geld; wij betalen het u op een andere manier.`,
      "Antwoord op dit bericht met de rekening (IBAN) waarop u het wilt ontvangen: u hebt het binnen enkele dagen.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  givenBack: (number, amount) => ({
    subject: `U krijgt uw betaling ${number} terug`,
    paragraphs: [
      `Uw betaling van ${amount} is aangekomen, maar wij konden er geen bestelling van maken: intussen was een artikel uitverkocht of iets in uw winkelmandje veranderd.`,
      `U krijgt alles terug via de betaalmethode die u hebt gebruikt; afhankelijk van uw bank duurt dat 5 tot 10 dagen. U hoeft niets te doen.`,
      "Onze excuses. Uw winkelmandje staat klaar als u het opnieuw wilt proberen.",
    ],
    action: "Naar de winkel",
  }),
  notNeeded: (number, amount) => ({
    subject: `U krijgt uw betaling ${number} terug`,
    paragraphs: [
      `Uw betaling van ${amount} kwam aan toen bestelling ${number} al betaald, gewijzigd of geannuleerd was.`,
      `U krijgt alles terug via de betaalmethode die u hebt gebruikt; afhankelijk van uw bank duurt dat 5 tot 10 dagen. U hoeft niets te doen.`,
    ],
    action: "Naar de winkel",
  }),
  merchantRefundFailed: (number, amount, customer) => ({
    subject: `Een terugbetaling kwam terug: ${number}`,
    paragraphs: [
      `De bank van ${customer} heeft ${amount} van ${number} teruggestuurd. De klant is op de hoogte.`,
      "Betaal opnieuw terug in Stripe, of per overschrijving, en registreer het daarna op het dashboard.",
    ],
    action: "Naar het dashboard",
  }),
  withdrawal: (number, at, message) => ({
    subject: `Uw herroeping voor bestelling ${number} is goed ontvangen`,
    paragraphs: [
      `Wij hebben op ${at} uw herroeping voor bestelling ${number} ontvangen. Ze geldt voor de artikelen hieronder; bewaar dit bericht als bewijs.`,
      ...(message ? [`Uw bericht: ${message}`] : []),
      "Wij bekijken uw aanvraag en antwoorden binnen 48 uur. Voor waren die snel bederven en voor zakjes die na de levering zijn geopend geldt het herroepingsrecht niet; is dat het geval, dan laten wij het u weten.",
      "Stuur de artikelen daarna binnen 14 dagen terug naar het adres onderaan dit bericht. Wij betalen terug zodra wij ze hebben ontvangen, uiterlijk 14 dagen na uw herroeping als u bewijst dat u ze hebt verstuurd. Is uw pakje nog niet vertrokken, dan doen wij ons best om het tegen te houden.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  withdrawalWaiting: (number, at) => ({
    subject: `Uw herroeping voor bestelling ${number} is goed ontvangen`,
    paragraphs: [
      `Wij hebben op ${at} een herroeping voor bestelling ${number} ontvangen, gedaan met dit nummer en uw e-mailadres. Ze geldt voor de artikelen hieronder en telt vanaf dat ogenblik; bewaar dit bericht als bewijs.`,
      "Was u het? Bevestig ze op de pagina van de bestelling: dan behandelen wij ze zonder verdere vragen. Stuur de artikelen binnen 14 dagen terug naar het adres onderaan dit bericht; ook dat geldt als bevestiging.",
      "Was u het niet? Dan hoeft u niets te doen: zolang ze niet bevestigd is, wordt uw pakje gewoon verzonden en wordt er niets terugbetaald.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  withdrawalExcluded: (number) => ({
    subject: `Uw herroeping van bestelling ${number}`,
    paragraphs: [
      `We ontvingen een herroeping van bestelling ${number}. Ze bevat alleen bederfelijke waren: het herroepingsrecht van 14 dagen geldt daar niet voor, zoals de winkel vóór de aankoop vermeldt.`,
      "Is een artikel beschadigd, defect of niet het juiste? Antwoord op dit bericht: we vervangen het of betalen het terug.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  withdrawalLate: (number, at) => ({
    subject: `Uw herroeping van bestelling ${number}`,
    paragraphs: [
      `Wij hebben op ${at} een herroeping voor bestelling ${number} ontvangen, gedaan met dit nummer en uw e-mailadres. Bewaar dit bericht als bewijs.`,
      "Ze kwam aan na het einde van de termijn van 14 dagen na de levering. De bestelling wordt daarom niet terugbetaald.",
      "Kwam uw pakje later aan, of is een artikel beschadigd, defect of niet het juiste? Antwoord op dit bericht: we zoeken een oplossing. Uw rechten bij een gebrek blijven gelden.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  withdrawalNotPossible: (number, at) => ({
    subject: `Uw herroeping van bestelling ${number}`,
    paragraphs: [
      `Wij hebben op ${at} een herroeping voor bestelling ${number} ontvangen, gedaan met dit nummer en uw e-mailadres. Bewaar dit bericht als bewijs.`,
      "Er is geen lopende aankoop om te herroepen: de bestelling is niet betaald, ze is geannuleerd of de artikelen zijn al terug. U hoeft niets te doen.",
      "Klopt dat niet? Antwoord dan op dit bericht.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  rightToWithdraw: {
    none: "Uw bestelling bevat alleen bederfelijke waren: het herroepingsrecht van 14 dagen geldt daar niet voor.",
    whole:
      "U kunt tot 14 dagen na de levering herroepen zonder opgave van reden, op de pagina van uw bestelling.",
    partly: (names) =>
      `U kunt tot 14 dagen na de levering herroepen zonder opgave van reden, op de pagina van uw bestelling, behalve wat bederfelijk is: ${names}.`,
  },
  rows: {
    yesOrNo: { yes: "ja", no: "nee" },
    delivery: "Levering",
    free: "Gratis",
    discount: (code) => `Korting ${code}`,
    vat: (rate) => `waarvan btw ${rate}`,
    payment: "Betaling",
    paidWith: {
      card: "Kaart",
      transfer: "Overschrijving",
      gift_card: "Cadeaubon",
      store_credit: "Tegoed",
      account: "Op factuur",
    },
    dueOn: "Te betalen uiterlijk op",
    communication: "Mededeling van de overschrijving",
    total: "Totaal, btw inbegrepen",
    totalUntaxed: "Totaal",
    assistant: "Besteld met de assistent",
    parcel: "In dit pakje",
    tracking: "Trackingnummer",
    toFollow: "Volgt later",
    expected: "Verwachte levering",
    day: (from, by) => (from === by ? from : `${from} tot ${by}`),
    address: "Leveringsadres",
    recipient: "Ontvanger",
    company: "Bedrijf",
    phone: "Telefoon",
    note: "Boodschap voor de bezorger",
    kinds: { home: "Op een adres", pickup_point: "Afhaalpunt", locker: "Pakjesautomaat" },
  },
}
