import type { MoreTexts } from "../types"

export const de: MoreTexts = {
  shelled: {
    name: "Nüsse ohne Schale",
    description:
      "Mandeln, Walnüsse, Haselnüsse und Kerne ohne Schale: roh oder trocken geröstet, nie gesalzen, bereit für den Schnabel.",
  },
  "in-shell": {
    name: "Nüsse in der Schale",
    description:
      "Ein ganzer Vormittag Arbeit für fleißige Schnäbel: einzeln ausgesuchte Nüsse in der Schale, zu knacken wie in der Natur.",
  },
  various: {
    name: "Saaten, Früchte und Leckerbissen",
    description:
      "Mischungen, Saaten, Trockenfrüchte ohne Zuckerzusatz und Leckerbissen zum Aufhängen: alles, was den Napf spannend hält.",
  },
  "amandes-decortiquees": {
    name: "Mandeln ohne Schale",
    description:
      "Süße spanische Mandeln, roh und mit Haut, in der Qualität, die wir selbst essen. Reich an Calcium und Vitamin E, für Aras wie für Graupapageien. Zwei bis vier am Tag genügen einem großen Papagei; für kleinere Vögel hackt man sie.",
  },
  "cerneaux-de-noix": {
    name: "Walnusskerne",
    description:
      "Helle, unversehrte Hälften der letzten Ernte aus dem Périgord, kühl gelagert, bis sie uns verlassen. Ihre Omega-3-Fette stärken das Gefieder in der Mauser. Eine halbe am Tag genügt einer Amazone, ein bis zwei einem Ara.",
  },
  "noisettes-decortiquees": {
    name: "Haselnüsse ohne Schale",
    description:
      "Große Haselnüsse aus dem Piemont, 13–15 mm, roh und mit Haut. Fest genug für den Schnabel eines Kakadus, zart genug für einen Sittich. Eine ausgezeichnete Belohnung beim Training.",
  },
  "noix-de-cajou": {
    name: "Cashewkerne natur",
    description:
      "Große weiße Cashewkerne W320, gedämpft und getrocknet, ohne Salz und ohne Öl. Ihr weicher Biss tut älteren und genesenden Vögeln gut. Ganz für Amazonen, in Stücken für Sittiche.",
  },
  "noix-de-pecan": {
    name: "Pekannusskerne",
    description:
      "Pralle, mild-süße Pekanhälften aus Texas. Ein nahrhafter Leckerbissen, den Aras und Edelpapageien quer durchs Zimmer erspähen. Für besondere Augenblicke: eine Hälfte, zwei- oder dreimal die Woche.",
  },
  "pistaches-decortiquees": {
    name: "Pistazien ohne Schale",
    description:
      "Grüne Pistazien aus Bronte, roh und ungesalzen. Von Natur aus reich an Lutein und Vitamin B6, geben sie winzige Belohnungen, die Weißbauchpapageien und Sittiche lieben.",
  },
  "noix-du-bresil-decortiquees": {
    name: "Paranüsse ohne Schale",
    description:
      "Unter den Bäumen des bolivianischen Regenwalds gesammelt und von Hand verlesen. Sehr reich an Selen und guten Fetten: die Nuss, die ein Hyazinthara zuerst nimmt. Ein Viertel bis eine halbe Nuss am Tag genügt.",
  },
  "noix-de-macadamia": {
    name: "Macadamianüsse",
    description:
      "Ganze Nüsse aus Kenia, Sorte 1, gleichmäßig elfenbeinfarben und buttrig im Geschmack. Ein guter Ersatz für Palmnüsse, wenn ein Ara seine Fette braucht. Eine am Tag für einen großen Ara, eine halbe für einen Graupapagei.",
  },
  "pignons-de-pin": {
    name: "Pinienkerne",
    description:
      "Kerne der portugiesischen Pinie, lang und schlank, mit einem Hauch von Harz. Kleine Arten halten sie in einem Fuß: Unzertrennliche, Weißbauchpapageien, Sittiche. Eine Prise über das Gemüse gewinnt auch wählerische Esser.",
  },
  "cacahuetes-decortiquees": {
    name: "Erdnüsse ohne Schale",
    description:
      "Trocken geröstete Erdnüsse ohne Salz, jede Charge auf Aflatoxine geprüft. Eine einfache, günstige Eiweißquelle für Amazonen und große Sittiche. Eine kleine Handvoll in der Woche, neben abwechslungsreichem Futter.",
  },
  "tournesol-decortique": {
    name: "Geschälte Sonnenblumenkerne",
    description:
      "Sonnenblumenkerne erster Wahl, staubfrei und ohne Schalen rund um den Käfig. Ideal zum Keimen und für Vögel mit müdem Schnabel. Mit Maß: ein Teelöffel am Tag für eine Amazone.",
  },
  "graines-de-courge": {
    name: "Kürbiskerne",
    description:
      "Dunkelgrüne steirische Kürbiskerne, die ohne Schale wachsen, roh verkauft. Sie bringen Zink, Magnesium und einen Biss, den Edelpapageien lieben. Unter geriebenes Gemüse gemischt oder im Futterspielzeug versteckt.",
  },
  "melange-royal-decortique": {
    name: "Königliche Nussmischung ohne Schale",
    description:
      "Mandeln, Haselnüsse, Cashews, Pekan- und Paranüsse im richtigen Verhältnis für große Schnäbel. Nichts gesalzen, nichts geröstet, nichts versteckt. Ein Esslöffel am Tag für einen Ara, auf zwei Mahlzeiten verteilt.",
  },
  "noix-en-coque": {
    name: "Walnüsse in der Schale",
    description:
      "Große Franquette-Walnüsse aus der Isère, in klarem Wasser gewaschen und nie gebleicht. Ein Ara öffnet sie allein; für einen Graupapagei knackt man sie mit dem Nussknacker an und lässt ihn die Arbeit beenden.",
  },
  "amandes-en-coque": {
    name: "Mandeln in der Schale",
    description:
      "Mandeln mit weicher Schale, die sogar ein entschlossener Sittich öffnet. Die poröse Schale bröckelt nach und nach: Spielzeug und Mahlzeit in einem. Unbehandelt und ungebleicht.",
  },
  "noisettes-en-coque": {
    name: "Haselnüsse in der Schale",
    description:
      "Runde italienische Haselnüsse mit glatter, gut gefüllter Schale, 18–20 mm. Feinarbeit für Kakadus und Amazonen. Drei oder vier am Morgen, wenn der Schnabel etwas zu tun haben will.",
  },
  "pacanes-en-coque": {
    name: "Pekannüsse in der Schale",
    description:
      "Längliche Pekannüsse mit dünner Schale, gebürstet und natürlich glänzend. Leichter zu öffnen als eine Walnuss und süßer: genau richtig, um einen jungen Papagei zu ermutigen. Zwei in der Woche für eine Amazone.",
  },
  "noix-du-bresil-en-coque": {
    name: "Paranüsse in der Schale",
    description:
      "Die Herausforderung für die allergrößten Schnäbel: eine dicke, raue, dreikantige Schale, die nur Aras und große Kakadus ohne Hilfe knacken. Wild gesammelt, langsam getrocknet und bis zum Rand gefüllt.",
  },
  "macadamias-en-coque": {
    name: "Macadamianüsse in der Schale",
    description:
      "Die härteste Schale der Welt, eingesägt, damit ein Schnabel Halt findet. Ein großer Augenblick für einen Hyazinthara oder einen Rabenkakadu. Eine Nuss bedeutet eine Viertelstunde Konzentration.",
  },
  "pistaches-en-coque": {
    name: "Ungesalzene Pistazien in der Schale",
    description:
      "Aufgesprungene Pistazien, trocken geröstet und ohne ein Körnchen Salz, was selten ist. Mittelgroße Papageien öffnen sie mit sichtlicher Freude. Fünf oder sechs am Tag, und nie die aus der Partyschale.",
  },
  "cacahuetes-en-coque": {
    name: "Erdnüsse in der Schale",
    description:
      "Große ägyptische Erdnüsse, durchgeröstet und auf Aflatoxine geprüft. Der Leckerbissen, den alle kennen, vom großen Sittich bis zum Ara. Ein bis zwei am Tag, oder einige mehr, im Futterspiel versteckt.",
  },
  "tournesol-strie": {
    name: "Gestreifte Sonnenblumenkerne",
    description:
      "Große gestreifte Kerne aus Ungarn, zweimal gesiebt und staubfrei. Magerer als die schwarzen und langsamer zu schälen. Eine bewährte Grundlage für eigene Mischungen für mittlere und große Papageien.",
  },
  "tournesol-blanc": {
    name: "Weiße Sonnenblumenkerne",
    description:
      "Die magersten Kerne der Familie, mit heller, dünner Schale. Züchter wählen sie für Edelpapageien und für Vögel, die etwas rund werden. Französische Ernte, im belüfteten Silo gelagert.",
  },
  "courge-en-coque": {
    name: "Kürbiskerne in der Schale",
    description:
      "Große weiße Kerne, an der Luft getrocknet, mit einer weichen Schale, die jeder Schnabel spaltet. Trocken oder über Nacht eingeweicht. Ein Liebling der Jahreszeit, wenn Eltern ihre Küken aufziehen.",
  },
  "pignons-en-coque": {
    name: "Pinienkerne in der Schale",
    description:
      "Kleine braune Schalen, die nach Wald duften und einzeln geöffnet werden. Stille Minuten für einen Weißbauchpapagei oder einen Graupapagei. Ein Löffel voll in eine Schale mit Holzspänen, und der Vogel sortiert.",
  },
  "melange-casse-noix": {
    name: "Nussknacker-Mischung in der Schale",
    description:
      "Walnüsse, Haselnüsse, Mandeln, Pekan- und Paranüsse, alle in der Schale: fünf Härten, fünf Wege hinein. Für Aras und Kakadus, die sich leicht langweilen. Drei bis fünf Stück am Tag, wenn Sie zur Arbeit gehen.",
  },
  "melange-grands-perroquets": {
    name: "Mischung für große Papageien",
    description:
      "Gestreifte Sonnenblumenkerne, Saflor, Mais, Hanf, Erdnüsse, Chili und Papaya: unser tägliches Rezept für Aras, Kakadus und Amazonen. Keine Farbstoffe, keine Füllpellets. Ein bis drei Esslöffel am Tag, mit frischem Gemüse.",
  },
  "papaye-en-des": {
    name: "Getrocknete Papayawürfel",
    description:
      "Reife Papaya, gewürfelt und schonend getrocknet, ohne Zuckerzusatz und ohne Schwefel. Eine Quelle von Beta-Carotin, die den Napf aufhellt. Einige Würfel am Tag, so wie sie sind oder in lauwarmem Wasser eingeweicht.",
  },
  "piments-seches": {
    name: "Getrocknete rote Chilis",
    description:
      "Ganze, in der Sonne getrocknete Chilis von tiefem Rot. Papageien spüren die Schärfe nicht, lieben aber die Samen und gewinnen das Vitamin A. Eine Schote am Tag, und waschen Sie sich danach die Hände.",
  },
  cynorrhodons: {
    name: "Getrocknete Hagebutten",
    description:
      "Ganze wilde Hagebutten, nach dem ersten Frost gepflückt. Der Schnabel öffnet die runzlige Haut und sucht dann die Samen: Beschäftigung und Vitamin C in einer Frucht. Zwei oder drei am Tag für eine Amazone.",
  },
  "graines-de-chanvre": {
    name: "Hanfsamen",
    description:
      "Kleine runde Samen europäischer Speisesorten, mit olivfarbenem Schimmer. Ihre Fettsäuren lassen die Federn glänzen und wecken in der Mauser den Appetit. Ein halber Teelöffel am Tag, trocken oder gekeimt.",
  },
  "graines-de-carthame": {
    name: "Saflorsamen",
    description:
      "Weiße, spitze Samen mit leichter Bitterkeit, anstelle von Sonnenblumenkernen für eine leichtere Kost. Kakadus und Edelpapageien gewöhnen sich schnell daran. In Belgien gereinigt und sortiert.",
  },
  "mais-en-grains": {
    name: "Ganze Maiskörner",
    description:
      "Goldener Puffmais, gesiebt und staubfrei. Zwanzig Minuten köcheln oder zwei Tage keimen lassen, aber nie in Butter puffen. Eine Grundlage voller Energie für Winterabende in der Voliere.",
  },
  "epi-de-mais": {
    name: "Getrockneter Maiskolben",
    description:
      "Ein ganzer Kolben, an der Pflanze getrocknet, zum Aufhängen oder Einklemmen zwischen zwei Sitzstangen. Ihn zu entkernen beschäftigt eine Amazone eine gute Stunde. Er kommt mit seinen Hüllblättern, die ebenso gern zerfetzt werden.",
  },
  "ananas-en-rondelles": {
    name: "Getrocknete Ananasringe",
    description:
      "Ananasringe aus Ghana, bei niedriger Temperatur und ohne Zuckerzusatz getrocknet. Sie passen über einen Ast und halten lange durch. Ein Viertelring am Tag für einen Graupapagei.",
  },
  "chips-de-banane": {
    name: "Bananenchips",
    description:
      "Dünne Bananenscheiben, knusprig getrocknet, ohne Honig und ohne Aroma. Sie werden zerbrochen, eingetunkt und aus dem Napf des Nachbarn gestohlen. Zwei oder drei Scheiben sind Leckerbissen genug.",
  },
  "copeaux-de-coco": {
    name: "Kokosspäne",
    description:
      "Breite Späne reifer Kokosnuss, ohne Zucker und ohne Sulfite getrocknet. Leicht verdauliche Fette und ein Duft, der auch den wählerischsten Vogel lockt. Über einen Obstsalat gestreut.",
  },
  "baies-de-sorbier": {
    name: "Getrocknete Vogelbeeren",
    description:
      "Vogelbeeren aus den Ardennen, in dünner Schicht getrocknet. Ihr herber Geschmack bringt Abwechslung zwischen die Saaten und gefällt Loris wie Amazonen. Trocken oder über Nacht eingeweicht.",
  },
  "millet-en-grappes": {
    name: "Kolbenhirse",
    description:
      "Lange Kolben gelber Hirse von der Loire, reif geschnitten. Ideal, um einen jungen Vogel zu zähmen oder einem Sittich wieder Appetit zu machen. Ein Kolben in der Woche, oben im Käfig aufgehängt.",
  },
  "brochette-a-suspendre": {
    name: "Nussspieß zum Aufhängen",
    description:
      "Nüsse, Fruchtscheiben und Chilis, von Hand auf einen Weidenzweig mit Sisalschnur gezogen. Eine Mahlzeit, die schaukelt: das beste Mittel gegen Langeweile. Für Amazonen, Graupapageien und Aras.",
  },
}
