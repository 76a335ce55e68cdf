import { markedParts } from "@bon-perroquet/contract"

/** Emphasises allergens in a list of ingredients (Regulation (EU) 1169/2011, article 21 (1) (b)). */
export const Emphasised = ({ text }: { text: string }) =>
  markedParts(text).map(({ text: part, isMarked }, place) =>
    isMarked ? (
      <strong key={place} className="font-bold">
        {part}
      </strong>
    ) : (
      part
    ),
  )
