export default function AboutUs() {
  return <h1>About us</h1>;
}
