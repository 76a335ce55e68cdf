import type { Texts } from "."

export const nl: Texts = {
  greeting: "Dag,",
  question: (name) => ({
    subject: `Een bericht als ‘${name}’ terug is?`,
    paragraphs: [
      `‘${name}’ is uitverkocht. Bevestig dat u een e-mail wilt zodra er weer voorraad is: één bericht, daarna wissen we uw adres.`,
    ],
    action: "Bevestigen",
    footer:
      "Bevestigt u niet binnen zeven dagen, dan krijgt u niets en wordt uw adres gewist. Met dezelfde link kunt u er later van afzien.",
  }),
  isBack: (name) => ({
    subject: `‘${name}’ is terug`,
    paragraphs: [
      `Goed nieuws: ‘${name}’ is weer op voorraad.`,
      "We hebben niets voor u gereserveerd: op is op.",
    ],
    action: "Naar het product",
    footer: "U had ons om een bericht gevraagd. Dit was het enige bericht: uw aanvraag is gewist.",
  }),
}
