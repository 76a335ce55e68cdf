/** Common passwords in lower case, including French and Dutch ones. Rejected alone and with a suffix. */
export const COMMONEST: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 0123456789 12345678910 012345 0123456 01234567 654321 7654321 87654321
  987654321 9876543210 111111 1111111 11111111 222222 333333 444444 555555 5555555 666666 6666666 777777 7777777
  888888 88888888 999999 9999999 000000 0000000 00000000 112233 11223344 121212 123123 123123123 123321 1234321 123654
  131313 147258 147258369 159357 159753 159951 212121 232323 246810 252525 369369 456456 456789 789456 789456123 741852
  741852963 963852741 852456 951753 102030 101010 010203 020202 100200 200000 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  q1w2e3 q1w2e3r4 qazwsx qazwsxedc zaq12wsx zaq1zaq1 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwertyui
  qwertz qwertz123 qwertzuiop azerty azerty1 azerty12 azerty123 azertyuiop azertyui asdfgh asdfghj asdfghjk asdfghjkl
  asdf1234 asdasd asdasd123 qsdfgh qsdfghjklm wxcvbn zxcvbn zxcvbnm zxcvbnm123 abc123 abcd123 abcd1234 abcdef abcdefg
  abcdefgh abcdef123 abc12345 abc123456 aaaaaa aaaaaaaa a12345 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678
  1a2b3c 1a2b3c4d password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pass123 pass1234
  passwort wachtwoord wachtwoord1 wachtwoord123 welkom welkom01 welkom1 welkom123 welkom1234 geheim geheim123 motdepasse
  motdepasse1 motdepasse123 bonjour bonjour1 bonjour123 bienvenue bienvenue1 secret secret1 secret123 soleil soleil1
  chocolat chouchou doudou doudou1 loulou loulou1 nicolas marseille camille caramel princesse jetaime jetaime1 amour1
  coucou coucou1 cheval papillon vanille bretagne belgique bruxelles brussel antwerpen anderlecht standard vlaanderen
  belgie belgium perroquet papegaai parrot parrot1 vogeltje poisson toulouse lapin1 minette chaton tigrou nounours
  welcome welcome1 welcome123 letmein letmein1 iloveyou iloveyou1 iloveyou2 princess princess1 sunshine sunshine1 monkey
  monkey1 dragon dragon1 dragon123 master master1 master123 shadow shadow1 superman superman1 batman batman1 spiderman
  football football1 voetbal voetbal1 baseball basketball soccer soccer1 hockey hockey1 killer killer1 hunter hunter1
  hunter2 ranger buster tigger tigger1 charlie charlie1 michael michael1 jessica jessica1 jennifer michelle nicole
  nicole1 daniel daniel1 andrew joshua thomas thomas1 robert robert1 matthew anthony jordan jordan1 jordan23 ashley
  ashley1 amanda amanda1 samantha hannah hannah1 maggie maggie1 ginger ginger1 pepper pepper1 cookie cookie1 cheese
  banana banana1 orange orange1 purple purple1 yellow silver golden flower flower1 freedom freedom1 whatever whatever1
  trustno1 starwars starwars1 pokemon pokemon1 pokemon123 naruto naruto1 computer computer1 internet samsung samsung1
  google google1 google123 facebook facebook1 linkedin minecraft matrix mustang mustang1 corvette ferrari porsche
  mercedes harley yamaha chelsea chelsea1 arsenal arsenal1 liverpool liverpool1 barcelona barcelona1 juventus ronaldo
  ronaldo7 messi10 angel1 angels babygirl babygirl1 lovely lovely1 loveme loveme1 iloveu forever forever1 family family1
  friends friend summer summer1 summer123 winter winter1 spring autumn zomer2024 zomer2025 zomer2026 january february
  monday friday sunday test123 test1234 test12345 testing testing1 tester guest123 changeme changeme1 default
  admin1 admin12 admin123 admin1234 admin12345 adminadmin administrator root123 toor123 user123 demo123 demo1234
  login123 access access1 hello1 hello123 hellohello hallo1 hallo123 hallohallo salut123 merci123 poopoo asshole fuckyou
  fuckyou1 biteme 696969 pussy1 blink182 eminem metallica nirvana slipknot elephant dolphin dolphins butterfly unicorn
  rainbow diamond diamond1 crystal phoenix phoenix1 thunder thunder1 warrior gandalf merlin wizard knight 7654321a
  `
    .trim()
    .split(/\s+/),
)
