import { MOST_STARS, type Rating, type Review } from "@bon-perroquet/contract"

/** Returns schema.org reviews. Anonymous reviews are omitted, because they need an author. */
export function reviewData({ average, count }: Rating, reviews: readonly Review[]) {
  const named = reviews.filter(({ author_name }) => author_name)
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: count,
      bestRating: MOST_STARS,
      worstRating: 1,
    },
    ...(named.length > 0 && {
      review: named.map(({ stars, title, text, author_name, language, written_at }) => ({
        "@type": "Review",
        reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: MOST_STARS, worstRating: 1 },
        author: { "@type": "Person", name: author_name },
        datePublished: written_at.slice(0, 10),
        inLanguage: language,
        ...(title && { name: title }),
        reviewBody: text,
      })),
    }),
  }
}
