package shop;

/** A service of an application. */
public interface Greeter {

  String greet(String name);

  default String getTone() {
    return "friendly";
  }
}
