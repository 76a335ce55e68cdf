/** Value of the query parameter `kind`, with which the list shows questions instead of reviews. */
export const QUESTIONS = "questions"
export const QUESTIONS_ADDRESS = `/admin/reviews?kind=${QUESTIONS}`
