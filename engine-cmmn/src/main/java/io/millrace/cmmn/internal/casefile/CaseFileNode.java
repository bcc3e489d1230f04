package io.millrace.cmmn.internal.casefile;

import io.millrace.cmmn.model.CaseFileItem;
import io.millrace.cmmn.model.Multiplicity;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An item of a compiled case file, or the case file itself, which has no item. Immutable once
 * linked; shared by all threads.
 */
public final class CaseFileNode {

  private final CaseFileItem item;
  private final CaseFileNode parent;
  private final Map<String, CaseFileNode> children = new LinkedHashMap<>();

  CaseFileNode(CaseFileItem item, CaseFileNode parent) {
    this.item = item;
    this.parent = parent;
  }

  void add(CaseFileNode child) {
    children.put(child.name(), child);
  }

  /** Returns the name by which instances are called: that of the item, or its id without one. */
  public static String name(CaseFileItem item) {
    return item.name() == null || item.name().isEmpty() ? item.id() : item.name();
  }

  /** Returns the name of its instances. */
  public String name() {
    return name(item);
  }

  /** Returns the id of the item. */
  public String id() {
    return item.id();
  }

  /** Returns how many instances there can be in one instance of its parent. */
  public Multiplicity multiplicity() {
    return item.multiplicity();
  }

  /** Tells whether there can be one instance at most. */
  public boolean isSingle() {
    return multiplicity() == Multiplicity.ZERO_OR_ONE || multiplicity() == Multiplicity.EXACTLY_ONE;
  }

  /** Tells whether the last instance has to stay. */
  public boolean isNeeded() {
    return multiplicity() == Multiplicity.EXACTLY_ONE || multiplicity() == Multiplicity.ONE_OR_MORE;
  }

  /** Returns the item that holds it; the case file for one that no other holds. */
  public CaseFileNode parent() {
    return parent;
  }

  /** Returns what it holds, by name, in the order of the document. */
  public Map<String, CaseFileNode> children() {
    return children;
  }

  /** Tells whether its instances may refer to those of another item; said by either of them. */
  public boolean refersTo(CaseFileNode other) {
    return item.targetRefs().contains(other.id()) || id().equals(other.item.sourceRef());
  }

  @Override
  public String toString() {
    return "case file item '" + name() + "'";
  }
}
