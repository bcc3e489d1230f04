package io.millrace.common.expression;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;

/** A bean whose methods show which one an expression calls. */
public class Service {

  public String take(int value) {
    return "int " + value;
  }

  public String take(String value) {
    return "String " + value;
  }

  public String take(Object value) {
    return "Object " + value;
  }

  public String only(long value) {
    return "long " + value;
  }

  public String onlyInt(int value) {
    return "int " + value;
  }

  public String decimal(BigDecimal value) {
    return "decimal " + value;
  }

  public String ratio(float value) {
    return "float " + value;
  }

  public String flag(boolean value) {
    return "flag " + value;
  }

  public String letter(char value) {
    return "letter " + value;
  }

  public String status(Order.Status value) {
    return "status " + value.name();
  }

  public String many(String first, Object... rest) {
    return first + rest.length;
  }

  public String ints(int... values) {
    return "ints " + values.length;
  }

  public String either(List<?> value) {
    return "list";
  }

  public String either(Runnable value) {
    return "runnable";
  }

  public void nothing() {}

  public String fail() {
    throw new Refusal("no");
  }

  public String failChecked() throws IOException {
    throw new IOException("disk");
  }

  public Class<?> kind() {
    return String.class;
  }

  public Object kindAsObject() {
    return String.class;
  }

  public Object thread() {
    return Thread.currentThread();
  }

  public static String shared() {
    return "shared";
  }

  /** An exception of the application. */
  public static class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Refusal(String message) {
      super(message);
    }
  }
}
