package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.model.CaseModel;
import io.millrace.common.internal.xml.ProblemLog;
import io.millrace.common.internal.xml.XmlCursor;
import io.millrace.common.internal.xml.XmlException;
import io.millrace.common.internal.xml.XmlLimits;
import io.millrace.common.internal.xml.XmlTag;
import java.util.ArrayList;
import java.util.List;

/** Reads CMMN 1.1 files. Stateless. */
public final class CmmnParser {

  private static final String DIAGRAMS = "http://www.omg.org/spec/CMMN/20151109/CMMNDI";

  /** Creates a parser. */
  public CmmnParser() {}

  /**
   * Reads a file.
   *
   * @param resourceName its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @return its cases
   * @throws io.millrace.common.DeploymentException where anything is wrong with the file or not
   *     supported; it holds all problems, ordered by line
   */
  public ParsedCmmn parse(String resourceName, byte[] xml) {
    var log = new ProblemLog(resourceName);
    var parsed = read(resourceName, xml, log);
    log.warningsOrThrow();
    return parsed;
  }

  private static ParsedCmmn read(String resourceName, byte[] xml, ProblemLog log) {
    var cases = new ArrayList<CaseModel>();
    var diagrams = new ArrayList<XmlTag>();
    try {
      var cursor = XmlCursor.open(resourceName, xml, XmlLimits.DEFAULT);
      readDefinitions(cursor, new CmmnElements(cursor, log), cases, diagrams);
      cursor.finish();
    } catch (XmlException e) {
      log.add(e.problem());
    }
    return new ParsedCmmn(cases, !diagrams.isEmpty());
  }

  private static void readDefinitions(
      XmlCursor cursor, CmmnElements elements, List<CaseModel> cases, List<XmlTag> diagrams) {
    var root = cursor.tag();
    if (!isOurs(root, "definitions")) {
      elements.refuse(CmmnProblem.NOT_CMMN, root, "The root element is '" + root.name() + "'.");
      return;
    }
    cursor.children(
        tag -> {
          if (isOurs(tag, "case")) {
            cases.add(new CaseReader(elements).read(tag));
          } else if (DIAGRAMS.equals(tag.namespace())) {
            diagrams.add(tag);
          } else if (!isOurs(tag, "documentation")) {
            elements.refuse(tag);
          }
        });
    if (cases.isEmpty()) {
      elements.refuse(CmmnProblem.NO_CASE, root, "The file holds no case.");
    }
  }

  private static boolean isOurs(XmlTag tag, String name) {
    return CmmnElements.NAMESPACE.equals(tag.namespace()) && name.equals(tag.name());
  }
}
