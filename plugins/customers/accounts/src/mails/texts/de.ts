import type { Texts } from "./index"

const SAFETY = {
  action: "Meine Geräte ansehen",
  footer: "Waren Sie das nicht? Wählen Sie sofort ein neues Passwort und melden Sie alle Ihre Geräte ab.",
}

export const de: Texts = {
  greeting: (name) => (name ? `Guten Tag, ${name}!` : "Guten Tag!"),
  reset: {
    subject: "Wählen Sie ein neues Passwort",
    paragraphs: [
      "Sie haben ein neues Passwort angefordert. Mit der Schaltfläche unten wählen Sie eines; sie funktioniert einmal und eine Stunde lang.",
    ],
    action: "Passwort wählen",
    footer: "Sie haben das nicht angefordert? Tun Sie nichts: Ihr Passwort bleibt, wie es ist.",
  },
  verify: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    paragraphs: [
      "Bestätigen Sie, dass diese Adresse Ihnen gehört: Dann erscheinen auch Bestellungen, die Sie ohne Konto aufgegeben haben, in Ihrer Übersicht.",
    ],
    action: "Meine Adresse bestätigen",
    footer: "Sie haben kein Konto bei uns eröffnet? Bitte ignorieren Sie diese Nachricht.",
  },
  newsletter: {
    subject: "Bestätigen Sie Ihre Anmeldung zum Newsletter",
    paragraphs: [
      "Noch ein Schritt: Bestätigen Sie, dass Sie unsere Neuigkeiten erhalten möchten, höchstens einmal im Monat.",
    ],
    action: "Anmeldung bestätigen",
    footer: "Ohne Ihre Bestätigung senden wir nichts.",
  },
  alerts: {
    sign_in: ({ device, when }) => ({
      subject: "Neue Anmeldung in Ihrem Konto",
      paragraphs: [
        `Am ${when} hat sich jemand mit ${device || "einem unbekannten Gerät"} in Ihrem Konto angemeldet.`,
        "Waren Sie es selbst, ist nichts zu tun.",
      ],
      ...SAFETY,
    }),
    second_factor_on: ({ when }) => ({
      subject: "Die Bestätigung in zwei Schritten ist eingeschaltet",
      paragraphs: [
        `Die Bestätigung in zwei Schritten wurde für Ihr Konto am ${when} eingeschaltet. Bei jeder Anmeldung werden Sie nach einem Code Ihrer App gefragt.`,
      ],
      ...SAFETY,
    }),
    second_factor_off: ({ when }) => ({
      subject: "Die Bestätigung in zwei Schritten ist ausgeschaltet",
      paragraphs: [
        `Die Bestätigung in zwei Schritten wurde für Ihr Konto am ${when} ausgeschaltet. Zum Anmelden genügt nun Ihr Passwort.`,
      ],
      ...SAFETY,
    }),
    password: ({ when }) => ({
      subject: "Ihr Passwort wurde geändert",
      paragraphs: [
        `Das Passwort Ihres Kontos wurde am ${when} geändert. Ihre anderen Geräte wurden abgemeldet.`,
      ],
      ...SAFETY,
    }),
    password_by_link: ({ when }) => ({
      subject: "Ein neues Passwort wurde gewählt",
      paragraphs: [
        `Am ${when} wurde für Ihr Konto ein neues Passwort gewählt, mit einem Link, der per E-Mail oder von einem Inhaber des Shops gesendet wurde. Alle Ihre Geräte wurden abgemeldet.`,
      ],
      ...SAFETY,
    }),
    second_factor_taken: ({ by, when }) => ({
      subject: "Ihre Bestätigung in zwei Schritten wurde entfernt",
      paragraphs: [
        `${by || "Ein Inhaber des Shops"} hat die Bestätigung in zwei Schritten Ihres Kontos am ${when} entfernt. Alle Ihre Geräte wurden abgemeldet; zum Anmelden genügt nun Ihr Passwort. Bitte richten Sie sie wieder ein.`,
      ],
      ...SAFETY,
    }),
  },
  notice: {
    subject: ({ what }) => `Sicherheit: ${what}`,
    paragraphs: ({ what, when, by }) => [
      `${what}, am ${when}, durch ${by}.`,
      "Wenn Sie davon wissen, müssen Sie nichts tun.",
    ],
    action: "Meine Geräte ansehen",
    footer:
      "Waren Sie das nicht und wussten Sie nichts davon? Wählen Sie sofort ein neues Passwort, melden Sie alle Ihre Geräte ab und informieren Sie einen Inhaber des Shops.",
    actions: {
      recovery_codes: "Neue Wiederherstellungscodes wurden erstellt",
      recovery_codes_with_password: "Neue Wiederherstellungscodes wurden erstellt",
      data_export: "Ihre persönlichen Daten wurden heruntergeladen",
      assistant_agreement: "Ihr Unternehmen hat einem Assistenten erlaubt zu bestellen",
      role: "Die Rolle eines Administrators wurde geändert",
      security_settings: "Die Sicherheitseinstellungen des Shops wurden geändert",
      store_settings: "Die Einstellungen des Shops wurden geändert",
      payout_details: "Die Firmen- oder Bankdaten wurden geändert",
      api_keys: "Die API-Schlüssel wurden geändert",
      webhooks: "Die Webhooks wurden geändert",
      invitation: "Die Einladungen von Administratoren wurden geändert",
      administrator_sessions: "Die Sitzungen eines Administrators wurden beendet",
      administrator_removal: "Ein Administrator wurde entfernt",
      administrator_password: "Ein Link zum Ändern des Passworts eines Administrators wurde erstellt",
      customer_email: "Die E-Mail-Adresse Ihres Kundenkontos wurde geändert",
      customer_deletion: "Ein Kundenkonto wurde gelöscht",
      personal_data_export: "Persönliche Daten von Kunden wurden exportiert",
      workflow: "Ein Workflow wurde manuell gestartet",
      owner_recovery: "Der Zugang eines Inhabers wurde vom Server aus wiederhergestellt",
    },
  },
  orderTransfer: ({ number, account }) => ({
    subject: `Ihre Bestellung ${number} übertragen?`,
    paragraphs: [
      `Das Konto ${account} bittet um die Übertragung Ihrer Bestellung ${number}. Wer dieses Konto besitzt, sieht dann die Bestellung, ihre Adresse und ihre Rechnungen.`,
      "Wenn Sie das sind, bestätigen Sie es bitte: Der Link gilt sieben Tage.",
    ],
    action: "Bestellung übertragen",
    footer: "Sind Sie das nicht? Tun Sie nichts: Die Bestellung wird nicht übertragen.",
  }),
  invitation: ({ until }) => ({
    subject: "Sie sind eingeladen, den Shop zu verwalten",
    paragraphs: [
      `Sie sind eingeladen, den Shop mit zu verwalten. Mit der Schaltfläche unten nehmen Sie an; sie funktioniert einmal, bis zum ${until}.`,
    ],
    action: "Einladung annehmen",
    footer: "Sie haben diese Einladung nicht erwartet? Bitte ignorieren Sie diese Nachricht.",
  }),
}
