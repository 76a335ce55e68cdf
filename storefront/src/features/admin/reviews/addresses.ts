/** Value of `kind` in the list's address. */
export const QUESTIONS = "questions"
export const QUESTIONS_ADDRESS = `/admin/reviews?kind=${QUESTIONS}`
