package io.millrace.cmmn.reference;

import java.util.List;
import java.util.stream.Stream;

/**
 * A plan item with its definition; the plan model is one too, of kind stage. Children and criteria
 * stand in document order.
 */
record Item(
    String id,
    Kind kind,
    boolean autoComplete,
    List<Item> children,
    List<Criterion> entry,
    List<Criterion> exit,
    Control control,
    Extras extras) {

  static Item of(Kind kind, String id) {
    return new Item(id, kind, false, List.of(), List.of(), List.of(), Control.NONE, Extras.NONE);
  }

  static Item stage(String id, Item... children) {
    return of(Kind.STAGE, id).withChildren(List.of(children));
  }

  Item autoCompleting() {
    return with(true);
  }

  Item with(boolean completesItself) {
    return new Item(id, kind, completesItself, children, entry, exit, control, extras);
  }

  Item withChildren(List<Item> items) {
    return new Item(id, kind, autoComplete, List.copyOf(items), entry, exit, control, extras);
  }

  Item withEntry(List<Criterion> criteria) {
    return new Item(id, kind, autoComplete, children, List.copyOf(criteria), exit, control, extras);
  }

  Item withExit(List<Criterion> criteria) {
    return new Item(
        id, kind, autoComplete, children, entry, List.copyOf(criteria), control, extras);
  }

  Item entering(Criterion... criteria) {
    return withEntry(List.of(criteria));
  }

  Item exiting(Criterion... criteria) {
    return withExit(List.of(criteria));
  }

  Item with(Control rules) {
    return new Item(id, kind, autoComplete, children, entry, exit, rules, extras);
  }

  Item with(Extras more) {
    return new Item(id, kind, autoComplete, children, entry, exit, control, more);
  }

  /** The id in the file; items that stand behind a shared definition have it in common. */
  String element() {
    int suffix = id.indexOf('~');
    return suffix < 0 ? id : id.substring(0, suffix);
  }

  /** The same for another use of the stage around it. */
  Item used(String by) {
    var below = children.stream().map(child -> child.used(by)).toList();
    return new Item(id + "~" + by, kind, autoComplete, below, entry, exit, control, extras);
  }

  boolean isInFragment() {
    return isDiscretionary() && extras.discretion().fragment() != null;
  }

  boolean isDiscretionary() {
    return extras.discretion() != null;
  }

  /** The entry by which it is planned: its own, or that of its plan fragment. */
  String entryId() {
    var fragment = extras.discretion().fragment();
    return fragment == null ? element() : fragment;
  }

  /** This item and all below it, in document order. */
  Stream<Item> all() {
    return Stream.concat(Stream.of(this), children.stream().flatMap(Item::all));
  }

  boolean contains(Item other) {
    return this != other && all().anyMatch(item -> item == other);
  }
}
