import type { Texts } from "."

const named = (name: string) => (name ? `„${name}“` : "Ein Artikel")

const REASONS = {
  undeliverable: "keine Lieferart erreicht die Adresse",
  too_small: "der Gesamtbetrag liegt unter dem kleinsten Betrag einer Kartenzahlung",
  email_refused: "der Zahlungsdienst lehnt die E-Mail-Adresse ab",
}

export const de: Texts = {
  greeting: (name) => (name ? `Guten Tag, ${name}!` : "Guten Tag!"),
  begun: (weeks, on) => ({
    subject: "Ihre regelmäßige Lieferung ist eingerichtet",
    paragraphs: [
      `Sie erhalten Ihre Artikel alle ${weeks} Wochen, das nächste Mal am ${on}. Drei Tage vor jeder Lieferung teilen wir Ihnen per E-Mail Inhalt und Preis mit; erst danach wird Ihre Karte belastet.`,
      "Es gibt keine Mindestdauer: Lassen Sie eine Lieferung aus, ändern Sie Mengen oder Häufigkeit, pausieren oder beenden Sie, wann Sie möchten, mit einem Klick.",
    ],
    action: "Meine regelmäßige Lieferung ansehen",
  }),
  announced: (on, total) => ({
    subject: `Ihre Lieferung vom ${on}: ${total}`,
    paragraphs: [
      `Das ist Ihre nächste Lieferung, zu den heutigen Preisen. Am ${on} belasten wir Ihre Karte mit ${total} und packen Ihr Paket. Sie brauchen nichts zu tun.`,
    ],
    action: "Meine Lieferung ansehen oder ändern",
  }),
  rise: (before, now) =>
    `Bitte beachten Sie: Der Preis ist gestiegen, ${now} statt ${before} beim letzten Mal.`,
  instead: (missing, comes, now, before) =>
    `${named(missing)} ist nicht vorrätig. Wie von Ihnen gewählt, kommt stattdessen „${comes}“, für ${now}${before ? ` statt ${before}` : ""}.`,
  delivery: "Lieferung",
  total: "Gesamt, inkl. MwSt. und Lieferung",
  totalWithoutVat: "Gesamt, einschließlich Lieferung, ohne MwSt.",
  waits: (name) => ({
    subject: "Ihre Lieferung wartet auf einen Artikel",
    paragraphs: [
      `${named(name)} ist nicht vorrätig. Wie von Ihnen gewählt, wartet Ihre Lieferung, bis er wieder da ist; wir schreiben Ihnen dann drei Tage, bevor wir Ihre Karte belasten.`,
    ],
    action: "Meine regelmäßige Lieferung ansehen",
  }),
  skipped: (name) => ({
    subject: "Ihre Lieferung fällt diesmal aus",
    paragraphs: [
      `${named(name)} ist nicht vorrätig: Diese Lieferung findet nicht statt, und Ihre Karte wird nicht belastet. Die nächste kommt am gewohnten Tag.`,
    ],
    action: "Meine regelmäßige Lieferung ansehen",
  }),
  refused: (again) => ({
    subject: "Die Zahlung Ihrer Lieferung ist fehlgeschlagen",
    paragraphs: [
      "Ihre Bank hat die Zahlung abgelehnt oder möchte, dass Sie sie bestätigen; es wurde nichts abgebucht. Zahlen Sie auf der gesicherten Seite, mit dieser oder einer anderen Karte: Danach versenden wir Ihr Paket.",
      `Hören wir nichts von Ihnen, versuchen wir es am ${again} noch einmal.`,
    ],
    action: "Meine Lieferung bezahlen",
  }),
  givenUp: {
    subject: "Ihre regelmäßige Lieferung ist pausiert",
    paragraphs: [
      "Ihre Bank hat die Zahlung dreimal abgelehnt. Wir versuchen es nicht mehr: Ihre regelmäßige Lieferung ist pausiert, und es wurde nichts abgebucht. Setzen Sie sie fort, wann Sie möchten.",
    ],
    action: "Meine regelmäßige Lieferung fortsetzen",
  },
  blocked: {
    undeliverable: {
      subject: "Wir können Ihre Artikel nicht liefern",
      paragraphs: [
        "Keine unserer Lieferarten erreicht derzeit Ihre Adresse; es wurde nichts abgebucht. Wählen Sie eine andere Adresse oder einen Abholpunkt: Wir kündigen Ihre Lieferung dann erneut an, drei Tage bevor wir Ihre Karte belasten.",
        "Wir versuchen es jeden Tag erneut. Sie können Ihre regelmäßige Lieferung auch pausieren oder beenden.",
      ],
      action: "Meine regelmäßige Lieferung ändern",
    },
    too_small: {
      subject: "Ihre Lieferung ist zu klein",
      paragraphs: [
        "Der Gesamtbetrag Ihrer Lieferung liegt unter dem kleinsten Betrag einer Kartenzahlung; es wurde nichts abgebucht. Fügen Sie Artikel oder Mengen hinzu: Wir kündigen Ihre Lieferung dann erneut an, drei Tage bevor wir Ihre Karte belasten.",
        "Wir versuchen es jeden Tag erneut. Sie können Ihre regelmäßige Lieferung auch pausieren oder beenden.",
      ],
      action: "Meine regelmäßige Lieferung ändern",
    },
    email_refused: {
      subject: "Wir können Ihre Lieferung nicht abbuchen",
      paragraphs: [
        "Der Zahlungsdienst akzeptiert Ihre E-Mail-Adresse nicht; es wurde nichts abgebucht und Ihre Bank wurde nicht kontaktiert. Antworten Sie bitte auf diese Nachricht, damit wir sie berichtigen können.",
        "Wir versuchen es jeden Tag erneut. Sie können Ihre regelmäßige Lieferung auch pausieren oder beenden.",
      ],
      action: "Meine regelmäßige Lieferung ändern",
    },
  },
  toMerchant: (reason, email, order) => ({
    subject: `Eine regelmäßige Lieferung ist nicht möglich: ${email}`,
    paragraphs: [
      `Die regelmäßige Lieferung von ${email}, begonnen mit der Bestellung ${order}, ist nicht möglich: ${REASONS[reason]}. Der Kunde ist informiert, und es wurde nichts abgebucht. Der Shop versucht es jeden Tag erneut.`,
    ],
  }),
  ended: {
    subject: "Ihre regelmäßige Lieferung ist beendet",
    paragraphs: [
      "Wie von Ihnen gewünscht, ist Ihre regelmäßige Lieferung beendet: Es wird nichts mehr geliefert oder abgebucht, und Ihre Karte wird beim Zahlungsdienst gelöscht.",
      "Eine schon bezahlte Lieferung kommt noch; Sie können sie wie jede Bestellung widerrufen.",
    ],
    action: "Meine regelmäßige Lieferung ansehen",
  },
  changed: {
    subject: "Ihre regelmäßige Lieferung wurde geändert",
    paragraphs: ["Ihre regelmäßige Lieferung wurde gerade geändert:"],
    action: "Diese Änderung rückgängig machen",
  },
  undoable:
    "Waren Sie das nicht, oder haben Sie es sich anders überlegt? Sie können diese Änderung 24 Stunden lang rückgängig machen, solange nichts anderes geändert wird. Ändern Sie zur Sicherheit Ihr Passwort oder melden Sie sich überall ab: Alle früheren Links funktionieren dann nicht mehr.",
  undone: {
    subject: "Die Änderung Ihrer regelmäßigen Lieferung wurde rückgängig gemacht",
    paragraphs: ["Ihre regelmäßige Lieferung ist wieder wie vorher:"],
    action: "Meine regelmäßige Lieferung ansehen",
  },
  key: {
    subject: "Ihre regelmäßige Lieferung ändern",
    paragraphs: [
      "Sie haben einen Link angefordert, um Ihre regelmäßige Lieferung zu ändern. Er gilt einmal und verfällt nach einer Stunde.",
      "Haben Sie ihn nicht angefordert? Dann ignorieren Sie diese Nachricht: Es wurde nichts geändert.",
    ],
    action: "Meine regelmäßige Lieferung ändern",
  },
  to: (address) => `Lieferadresse: ${address}`,
  changes: {
    skipped: (on) => `Die Lieferung vom ${on} fällt aus.`,
    paused: "Sie ist pausiert: Es wird nichts geliefert oder abgebucht.",
    active: "Sie läuft wieder: Die Lieferungen gehen weiter.",
    weeks: (from, to) => `Sie kommt alle ${to} Wochen statt alle ${from} Wochen.`,
    quantity: (name, from, to) =>
      to ? `${named(name)}: ${to} statt ${from}.` : `${named(name)} wird nicht mehr geliefert.`,
    missing: {
      wait: "Ist ein Artikel nicht vorrätig, wartet die Lieferung auf ihn.",
      skip: "Ist ein Artikel nicht vorrätig, fällt die Lieferung aus.",
    },
    instead: (name, by) =>
      by
        ? `Ist ${named(name)} nicht vorrätig, kommt stattdessen „${by}“.`
        : `Nichts ersetzt ${named(name)}, wenn der Artikel nicht vorrätig ist.`,
    destination: (from, to) => `Sie wird an ${to} statt an ${from} geliefert.`,
  },
  links: { skip: "Diese auslassen", change: "Ändern", pause: "Pausieren", end: "Beenden" },
  footer:
    "Diese Links sind nur für Sie: Wer sie hat, kann diese regelmäßige Lieferung auslassen, verringern, pausieren oder beenden.",
}
