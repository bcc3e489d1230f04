package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CaseRules;
import io.millrace.cmmn.internal.parser.rule.Problems;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.xml.ProblemLog;
import io.millrace.common.internal.xml.XmlException;
import io.millrace.common.internal.xml.XmlLimits;
import io.millrace.common.internal.xml.XmlTree;

/**
 * Turns CMMN 1.1 XML into the model, or says all that is wrong with it. Safe to share between
 * threads.
 */
public final class CmmnParser {

  private final ExpressionCheck expressions;
  private final XmlLimits limits;
  private final CaseRules rules = new CaseRules();

  /** Creates a parser of expressions that call no functions of the application. */
  public CmmnParser() {
    this(new Expressions()::check, XmlLimits.DEFAULT);
  }

  /**
   * Creates a parser.
   *
   * @param expressions judges expressions
   * @param limits how large a file may be
   */
  public CmmnParser(ExpressionCheck expressions, XmlLimits limits) {
    this.expressions = expressions;
    this.limits = limits;
  }

  /**
   * Reads a file.
   *
   * @param resourceName its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @return what it says, and warnings
   * @throws io.millrace.common.DeploymentException where anything is wrong with the file or not
   *     supported; it holds all problems, ordered by line
   */
  public ParsedCmmn parse(String resourceName, byte[] xml) {
    var log = new ProblemLog(resourceName);
    var model = read(resourceName, xml, log);
    var warnings = log.warningsOrThrow();
    return new ParsedCmmn(resourceName, model, warnings);
  }

  private CmmnModel read(String resourceName, byte[] xml, ProblemLog log) {
    try {
      var tree = XmlTree.read(resourceName, xml, limits);
      var problems = new Problems(log);
      var file = CmmnFile.of(problems, expressions);
      var model =
          new DefinitionsReader(new Element(file, tree.root(), null), tree.prefixes()).read();
      if (model != null) {
        rules.check(model, problems);
      }
      return model;
    } catch (XmlException e) {
      log.add(e.problem());
      return null;
    }
  }
}
