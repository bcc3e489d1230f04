package io.millrace.cmmn.builder;

import io.millrace.cmmn.internal.parser.CmmnParser;
import io.millrace.cmmn.internal.writer.CmmnWriter;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.common.internal.xml.XmlLimits;
import java.util.Optional;

/**
 * Turns models into CMMN 1.1 XML and back. What was written is read as it was: documentation,
 * diagrams and unknown extensions included. Thread-safe.
 */
public final class CmmnXml {

  /** Which functions expressions can call is known to an engine only. */
  private static final CmmnParser PARSER =
      new CmmnParser(text -> Optional.empty(), XmlLimits.DEFAULT);

  private CmmnXml() {}

  /**
   * Writes a model. What is not of the standard is written in the namespace {@code
   * http://millrace.io/schema/cmmn}.
   *
   * @param model the model
   * @return a file in UTF-8
   */
  public static String write(CmmnModel model) {
    return new CmmnWriter().write(model);
  }

  /**
   * Reads a file. The attributes of Flowable, Activiti, Camunda and Operaton are read as ours.
   * Expressions are not parsed, since only an engine knows which functions they can call.
   *
   * @param resourceName its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @return what it says
   * @throws io.millrace.common.DeploymentException where anything is wrong with the file or not
   *     supported; it holds all problems, ordered by line
   */
  public static CmmnModel read(String resourceName, byte[] xml) {
    return PARSER.parse(resourceName, xml).model();
  }
}
