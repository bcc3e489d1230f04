package io.millrace.bpmn.reference;

import java.util.SortedMap;
import java.util.TreeMap;

/** The variables of a scope, which sees those of the scopes around it; rule 9. */
final class Vars {

  private Vars around;
  private boolean keeps;
  private final SortedMap<String, Object> own = new TreeMap<>();

  Vars(Vars around) {
    this.around = around;
  }

  Object get(String name) {
    return own.containsKey(name) || around == null ? own.get(name) : around.get(name);
  }

  long number(String name) {
    if (get(name) instanceof Number number) {
      return number.longValue();
    }
    throw new Refusal("no number: " + name);
  }

  void setHere(String name, Object value) {
    own.put(name, value);
  }

  /** Whatever is set here or inside stays here; rule 5.7. */
  void keep() {
    keeps = true;
  }

  /** Where the variable is, else in the outermost scope; rule 9.2. */
  void set(String name, Object value) {
    holderOf(name).own.put(name, value);
  }

  /** What its instance leaves behind sees no counters of the loop; rule 13.5. */
  void moveTo(Vars other) {
    around = other;
    keeps = false;
  }

  /** Where the variable is, or would be set. */
  Vars holderOf(String name) {
    return own.containsKey(name) || around == null || keeps ? this : around.holderOf(name);
  }

  /** Whether it is the other one, or inside of it. */
  boolean sees(Vars other) {
    return this == other || (around != null && around.sees(other));
  }

  Vars outermost() {
    return around == null ? this : around.outermost();
  }

  SortedMap<String, Object> own() {
    return new TreeMap<>(own);
  }

  SortedMap<String, Object> visible() {
    var all = around == null ? new TreeMap<String, Object>() : around.visible();
    all.putAll(own);
    return all;
  }
}
