export default function QuestionPage() {
  return null
}
