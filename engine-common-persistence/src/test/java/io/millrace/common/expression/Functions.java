package io.millrace.common.expression;

/** Functions as an application would register them. */
public final class Functions {

  private Functions() {}

  public static int twice(int value) {
    return 2 * value;
  }

  public static String join(String first, String second) {
    return first + second;
  }

  public static String join(String first, String second, String third) {
    return first + second + third;
  }

  public static Class<?> type(String name) throws ClassNotFoundException {
    return Class.forName(name);
  }

  static String hidden() {
    return "hidden";
  }
}
