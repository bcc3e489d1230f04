package shop;

import java.io.Closeable;

/** A bean whose class is open to its package only. */
record Stock(int amount) implements Closeable {

  public String take(int wanted) {
    return wanted + " of " + amount;
  }

  String count() {
    return "counted";
  }

  @Override
  public void close() {
    throw new AssertionError("closed by an expression");
  }
}
