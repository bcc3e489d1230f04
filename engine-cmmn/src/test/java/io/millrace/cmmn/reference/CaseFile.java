package io.millrace.cmmn.reference;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * The case file of random cases, chapter 15 of the rules: {@code f0}, at most one, and {@code f1},
 * any number, each with any number of {@code fk}. Its instances are variables named by their paths.
 */
final class CaseFile {

  static final List<String> ITEMS = List.of("f0", "f1", "fk");

  static final String XML =
      "<caseFileModel><caseFileItem id=\"f0\" multiplicity=\"ZeroOrOne\"/>"
          + "<caseFileItem id=\"f1\" multiplicity=\"ZeroOrMore\"><children>"
          + "<caseFileItem id=\"fk\" multiplicity=\"ZeroOrMore\"/>"
          + "</children></caseFileItem></caseFileModel>";

  private final CaseRun run;

  CaseFile(CaseRun run) {
    this.run = run;
  }

  /** Whether a variable is an instance. */
  static boolean holds(String variable) {
    return variable.startsWith("f");
  }

  /** The item of a path. */
  static String item(String path) {
    var name = path.substring(path.lastIndexOf('/') + 1);
    return name.contains("[") ? name.substring(0, name.indexOf('[')) : name;
  }

  private static String parent(String path) {
    return path.contains("/") ? path.substring(0, path.lastIndexOf('/')) : null;
  }

  /** Rules 15.1, 15.3 and 15.6. */
  void create(String path, int value) {
    var parent = parent(path);
    if (parent != null && !run.variables().containsKey(parent)) {
      throw new Refused("no " + parent);
    }
    int last = last(path);
    if (last > 0 && path.equals("f0")) {
      throw new Refused("f0 is there");
    }
    run.variables().put(last == 0 ? path : path + "[" + (last + 1) + "]", value);
    run.changed("#" + item(path), Transition.CREATE);
    if (parent != null) {
      run.changed("#" + item(parent), Transition.ADD_CHILD);
    }
  }

  /** The highest number among the instances, 0 if there is none. */
  private int last(String path) {
    int last = 0;
    for (var name : run.variables().keySet()) {
      if (name.equals(path)) {
        last = Math.max(last, 1);
      } else if (name.startsWith(path + "[") && name.indexOf('/', path.length()) < 0) {
        last =
            Math.max(last, Integer.parseInt(name.substring(path.length() + 1, name.length() - 1)));
      }
    }
    return last;
  }

  /** Rules 15.1 and 15.2; a deletion takes along what it holds, rule 15.4. */
  void change(String path, Transition transition, int value) {
    if (!run.variables().containsKey(path)) {
      throw new Refused("no " + path);
    }
    run.changed("#" + item(path), transition);
    if (transition != Transition.DELETE) {
      run.variables().put(path, value);
      return;
    }
    run.variables().remove(path);
    var below = path + "/";
    for (var name : Set.copyOf(new TreeMap<>(run.variables()).keySet())) {
      if (name.startsWith(below)) {
        run.variables().remove(name);
        run.changed("#" + item(name), Transition.DELETE);
      }
    }
    if (parent(path) != null) {
      run.changed("#" + item(parent(path)), Transition.REMOVE_CHILD);
    }
  }
}
