package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.Problems;
import io.millrace.common.internal.xml.XmlCursor;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * One file while it is read: what all its elements share. Not thread-safe.
 *
 * @param cursor reads it
 * @param problems what is wrong with it
 * @param syntax what its values have to look like
 * @param references what its elements refer to
 * @param stores the references to data stores, which all pools can read
 * @param ids the ids met so far, each with the name of its element
 * @param lost what it says to another engine alone
 */
record BpmnFile(
    XmlCursor cursor,
    Problems problems,
    Syntax syntax,
    References references,
    Set<String> stores,
    Map<String, String> ids,
    LostExtensions lost) {

  static BpmnFile of(XmlCursor cursor, Problems problems, Syntax syntax) {
    return new BpmnFile(
        cursor,
        problems,
        syntax,
        new References(),
        new HashSet<>(),
        new HashMap<>(),
        new LostExtensions());
  }
}
