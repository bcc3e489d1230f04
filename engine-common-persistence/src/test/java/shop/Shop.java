package shop;

/** Makes objects of an application whose classes are not public. */
public final class Shop {

  private Shop() {}

  /** Of a class without modifier, as components of Spring are often written. */
  public static Object stock() {
    return new Stock(7);
  }

  /** Of a private class. */
  public static Object secret() {
    return new Secret();
  }

  /** Of a class without name, which has more than its interface. */
  public static Object nameless() {
    return new Greeter() {
      @Override
      public String greet(String name) {
        return "hello " + name;
      }

      public String more() {
        return "more";
      }
    };
  }

  private static final class Secret {

    public String open() {
      return "opened";
    }
  }
}
