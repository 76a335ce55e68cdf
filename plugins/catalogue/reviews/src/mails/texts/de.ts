import type { Texts } from "."

export const de: Texts = {
  greeting: (name) => (name ? `Guten Tag, ${name}!` : "Guten Tag!"),
  request: (number) => ({
    subject: `Was sagt Ihr Papagei dazu? Ihre Bestellung ${number}`,
    paragraphs: [
      `Ihre Bestellung ${number} ist vor einigen Tagen angekommen. Sagen Sie anderen, was Sie von den Artikeln halten, ob gut oder schlecht: Ein paar Sterne und ein Satz genügen.`,
      "Wir veröffentlichen alle Bewertungen, gleich wie viele Sterne sie geben, außer denen, die gegen die Regeln neben den Bewertungen verstoßen. Eine Gegenleistung gibt es nicht.",
    ],
    action: "Bewertung schreiben",
    footer:
      "Sie erhalten diese Nachricht einmal je Bestellung, weil Sie bei uns gekauft haben. Sie möchten das nicht? Geben Sie es auf derselben Seite an.",
  }),
  refused: (product, rule) => ({
    subject: `Ihre Bewertung von „${product}“ ist nicht veröffentlicht`,
    paragraphs: [
      `Jemand von uns hat Ihre Bewertung von „${product}“ gelesen. Wir veröffentlichen sie nicht oder nicht mehr, aus diesem Grund: ${rule}`,
      "Mit der Zahl der Sterne hat das nichts zu tun. Sie können Ihre Bewertung auf der Seite Ihrer Bestellung ändern: Wir lesen sie dann noch einmal. Sie halten das für einen Irrtum? Antworten Sie auf diese Nachricht; Sie können sich auch an ein Gericht wenden.",
    ],
    action: "Bewertung ändern",
  }),
  question: {
    answered: (product, { text, reply }) => ({
      subject: `Antwort auf Ihre Frage zu „${product}“`,
      paragraphs: [`Sie haben uns gefragt: „${text}“`, `Unsere Antwort: ${reply}`],
      action: "Den Artikel ansehen",
    }),
    refused: (product, rule) => ({
      subject: `Ihre Frage zu „${product}“ wird nicht veröffentlicht`,
      paragraphs: [
        `Jemand von uns hat Ihre Frage zu „${product}“ gelesen. Wir veröffentlichen sie nicht, und zwar aus diesem Grund: ${rule}`,
        "Halten Sie das für einen Fehler? Antworten Sie auf diese Nachricht. Sie können auch vor Gericht gehen.",
      ],
    }),
  },
  outcome: {
    published: (product) => ({
      subject: "Ihre Meldung einer Bewertung",
      paragraphs: [
        `Vielen Dank für Ihre Meldung einer Bewertung von „${product}“. Jemand von uns hat sie noch einmal gelesen: Sie verstößt gegen keine unserer Regeln und bleibt veröffentlicht.`,
        "Sie sind nicht einverstanden? Antworten Sie auf diese Nachricht; Sie können sich auch an ein Gericht wenden.",
      ],
    }),
    refused: (product) => ({
      subject: "Ihre Meldung einer Bewertung",
      paragraphs: [
        `Vielen Dank für Ihre Meldung einer Bewertung von „${product}“. Jemand von uns hat sie noch einmal gelesen: Sie verstößt gegen unsere Regeln und ist nicht mehr veröffentlicht.`,
      ],
    }),
  },
  rules: {
    insulting: "Sie ist beleidigend, hasserfüllt oder anstößig.",
    personal_data: "Sie handelt von anderen Menschen oder nennt Kontaktdaten.",
    off_topic: "Sie handelt nicht vom Artikel.",
    advertising: "Sie enthält Werbung.",
    unlawful: "Sie enthält etwas, das das Gesetz verbietet.",
    not_genuine:
      "Sie ist nicht unabhängig: Sie wurde bezahlt, oder wer sie schrieb, hat ein eigenes Interesse.",
  },
}
