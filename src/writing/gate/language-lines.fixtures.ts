import type { Language } from '#shared/brand-brief.ts'

/** Short lines as plans and subject lines have them. */
export const LANGUAGE_LINES: Record<Language, string> = {
  en: `Three gifts for the friend who hikes in every weather
How to wash a muddy harness without ruining it
What to pack for a weekend on the trail
The leash that survives a winter of mud
Why we test every buckle twice
A quieter morning starts with better coffee
Meet the people behind the bowl
Which size fits your dog?
Before the first frost: check your gear
Five minutes to a calmer skin
Your spring routine, made simple
What customers ask us most often
Back on the shelf: the coat you asked for
A small note from our workshop
Do you still want to hear from us?
Last day to order before the holidays
The right way to store fresh beans
When the puppy grows out of everything
Questions about sizing, answered
What makes a good winter coat
Early access for our regulars
Running low? Time to reorder
Two ways to brew on a cold day
Our favourite walks this month
Something new is coming next week
Gifts that say thank you
Is it worth the price?
The story of our first shop
Not sure where to start? Start here
Which one is right for you?
Behind the scenes of a photo day
How we choose our suppliers
It has been a while
Ready for the long weekend
Small habits for a tidy home
Take the short quiz
You asked, we listened
What happens to returned parcels
A better way to travel light
The one thing we would pack first
From sketch to shelf
Mother's Day without the stress
Rather skip these emails?
What we learned this summer
The set that saves you time
Share it with someone you love
Read this before you buy a harness
More room in your bag
Halloween treats that are not sweets
Thank you for being here
New season, same old boots
Keep your coat warm and dry
Let us know what you think
Make the most of your points
Straight answers to hard questions
Pick your favourite for autumn
Good mornings are made at night
The difference between the two blends
How it works in three steps
Still thinking about it?`,
  es: `Tres regalos para quien no quiere nada
Cómo cuidar la piel cuando llega el frío
Lo que nadie te cuenta sobre el romero
¿Qué rutina va con tu piel?
La historia de nuestro primer taller
Así se hace un sérum en lotes pequeños
Antes del verano: prepara tu piel
Una nota breve desde el taller
¿Se te acaba el bálsamo?
Regalos para el Día de la Madre
Lo que cuentan quienes lo usan
Por qué no prometemos resultados imposibles
Dos productos que funcionan mejor juntos
Ha vuelto el aceite que pediste
Ideas para una mañana tranquila
¿Prefieres no recibir estos correos?
Cuánto tiempo sin verte por aquí
Tu opinión nos ayuda mucho
Elige tu favorito para el otoño
Menos pasos, más calma
Todo lo que cabe en tu neceser
El olor que divide a la oficina
Nuestra selección de la semana
¿Demasiado fuerte? Hablemos del olor
Consejos para piel seca en la costa
Gracias por estar aquí
Último día para pedir antes de Reyes
Un regalo para alguien especial
Qué poner en la maleta este puente
Detrás de cada frasco hay una persona
Primero tú, luego los demás
La pregunta que más nos hacéis
El secreto está en la textura
Novedades de diciembre
Tu piel también nota el cambio de hora
Aprende a leer una etiqueta
Empieza por aquí si eres nuevo
Lo bueno de hacer las cosas despacio
Quédate con lo esencial
Cinco minutos para ti cada noche
Pedidos antes de Navidad
¿Cuál es la diferencia?
Volver a la rutina sin prisas
Pruébalo antes en una zona pequeña
Las plantas que crecen cerca de casa
Acceso anticipado para los de siempre
Comparte la calma con una amiga
Una rutina para cada estación
Responde a este correo
Mejor juntos
Ya está aquí la primavera
El mar también se cuida
Ven a conocernos
Lo más pedido de este mes
Para quien siempre llega tarde
¿Merece la pena?
Hecho a mano, de principio a fin
Esto es lo que hemos cambiado
Sin prisas y sin promesas vacías
Descubre qué hay dentro`,
  fr: `Trois idées cadeaux pour ceux qui ont déjà tout
Comment entretenir un manteau en laine
Ce que contient vraiment notre sérum
Quelle taille choisir cet hiver ?
L’histoire de notre premier atelier
Les coulisses de la nouvelle collection
Avant les fêtes : nos dates limites
Un petit mot de l’équipe
Bientôt à court de café ?
La fête des Mères approche
Ils parlent de nous
Pourquoi nous produisons moins
Deux pièces qui vont bien ensemble
Le retour du pull que vous attendiez
Des matins plus doux en automne
Préférez-vous éviter ces e-mails ?
Cela fait longtemps
Votre avis nous intéresse
Choisissez votre favori
Moins d’étapes, plus de plaisir
La valise idéale pour le week-end
Une robe, trois façons de la porter
Notre sélection de la semaine
Trop cher pour tous les jours ?
Nos conseils pour garder vos mailles
Merci d’être là
Dernier jour pour commander avant Noël
Un cadeau pour quelqu’un de spécial
Que mettre dans son sac ce dimanche
Derrière chaque pièce, une personne
En avant-première pour vous
La question que vous posez le plus
Tout se joue dans la matière
Les nouveautés de décembre
La rentrée en douceur
Apprendre à lire une étiquette
Commencez par ici
Prendre son temps, enfin
L’essentiel et rien d’autre
Cinq minutes pour vous
On continue à vous écrire ?
Quelle est la différence ?
Retrouver le rythme sans se presser
À essayer chez vous
Les gestes simples de la saison
Des couleurs pour l’hiver
Partagez avec une amie
Une tenue pour chaque moment
Répondez à cet e-mail
Mieux ensemble
Le printemps est là
Offrir sans se tromper
Venez nous rencontrer
Les pièces les plus demandées
Pour celles qui arrivent toujours en retard
Est-ce que ça vaut le prix ?
Fait main du début à la fin
Voici ce que nous avons changé
Sans promesses et sans artifice
Découvrez ce qu’il y a dedans`,
  de: `Drei Geschenke für alle, die schon alles haben
So bleibt dein Kaffee länger frisch
Was in der Waldröstung steckt
Welche Bohne passt zu dir?
Wie unsere erste Rösterei entstand
Ein Blick hinter die Kulissen
Vor Weihnachten: die letzten Bestelltage
Kurz geschrieben aus der Rösterei
Geht dein Vorrat zur Neige?
Muttertag ohne Stress
Das sagen unsere Kundinnen und Kunden
Warum wir nur kleine Mengen rösten
Zwei, die zusammen besser schmecken
Wieder da: das Probierpaket
Langsame Morgen im Herbst
Lieber keine Mails zu diesem Tag?
Lange nicht gesehen
Zwei Minuten für uns?
Such dir deinen Liebling aus
Weniger Auswahl, mehr Geschmack
Die Packliste für das Wochenende
Filter oder Espresso?
Unsere Auswahl der Woche
Zu teuer für jeden Tag? Rechnen wir nach
Tipps für klaren Kaffee zu Hause
Danke, dass du da bist
Letzter Tag vor dem Fest
Ein Geschenk für besondere Menschen
Was am Sonntag in die Kanne kommt
Hinter jeder Tüte steht ein Mensch
Du bist zuerst dran
Die Frage, die wir am häufigsten hören
Auf den Mahlgrad kommt es an
Neu im Dezember
Herbst in der Küche
So liest du ein Etikett
Fang hier an
Endlich Zeit für eine gute Tasse
Das Nötigste und sonst nichts
Fünf Minuten nur für dich
Sollen wir weiter schreiben?
Wo liegt der Unterschied?
Zurück in den Alltag, ganz ohne Eile
Ohne Mühle geht es auch
Die einfachen Handgriffe im Winter
Besuch hat sich angekündigt
Teile es mit einem Freund
Für jede Jahreszeit eine Tasse
Antworte einfach auf diese Mail
Zusammen besser
Der Frühling ist da
Schenken ohne Fehlgriff
Komm uns besuchen
Was alle wieder bestellen
Für alle, die immer zu spät kommen
Lohnt sich das?
Von Hand gemacht, von Anfang bis Ende
Das haben wir geändert
Ohne große Worte
Entdecke, was drin ist`,
  it: `Tre regali per chi ha già tutto
Come conservare il caffè più a lungo
Cosa c’è dentro il nostro siero
Quale taglia scegliere?
La storia della nostra prima bottega
Dietro le quinte della nuova collezione
Prima di Natale: le ultime date utili
Due righe dal laboratorio
Il tuo caffè sta finendo?
La festa della mamma si avvicina
Cosa dice chi lo usa ogni giorno
Perché produciamo in piccole quantità
Due prodotti che stanno bene insieme
È tornato quello che aspettavi
Mattine lente in autunno
Preferisci non ricevere queste email?
È passato un po’ di tempo
La tua opinione ci aiuta
Scegli il tuo preferito
Meno passaggi, più piacere
La valigia giusta per il fine settimana
Un vestito, tre modi di portarlo
La nostra selezione della settimana
Troppo caro per tutti i giorni?
Consigli per la pelle secca
Grazie di essere qui
Ultimo giorno per ordinare
Un regalo per una persona speciale
Cosa mettere in borsa questa domenica
Dietro ogni pezzo c’è una persona
Prima di tutti, per te
La domanda che ci fate più spesso
Tutto sta nella materia
Le novità di dicembre
Settembre senza fretta
Impara a leggere un’etichetta
Comincia da qui
Finalmente un po’ di calma
L’essenziale e nient’altro
Cinque minuti per te
Continuiamo a scriverti?
Qual è la differenza?
Tornare alla routine con dolcezza
Provalo prima su una piccola zona
I gesti semplici della stagione
I colori dell’inverno
Condividilo con un’amica
Una ricetta per ogni momento
Rispondi a questa email
Meglio insieme
La primavera è arrivata
Regalare senza sbagliare
Vieni a trovarci
I più richiesti del mese
Per chi arriva sempre in ritardo
Ne vale la pena?
Fatto a mano dall’inizio alla fine
Ecco cosa abbiamo cambiato
Senza promesse e senza fronzoli
Scopri cosa c’è dentro`,
}
