package io.millrace.bpmn.internal.parser.lenient;

import io.millrace.bpmn.internal.model.SourcePosition;
import io.millrace.bpmn.internal.parser.BpmnParser;
import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.bpmn.internal.parser.rule.Finding;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.internal.xml.XmlException;
import io.millrace.common.internal.xml.XmlLimits;
import io.millrace.common.internal.xml.XmlTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Reads a file as modelling tools write it. Safe to share between threads.
 *
 * <p>The parser says what it would refuse the file for; each problem is got around in a copy of the
 * file, and the copy is judged again, until the parser has nothing to say. So a liberty is a
 * problem of the strict reading, and what is deployed in the end is a file as any other.
 */
public final class LenientReader {

  private static final int MOST_ROUNDS = 20;
  private static final long MOST_BYTES = 64L * 1024 * 1024;
  private static final int MOST_PROBLEMS = 1000;
  private static final Comparator<TakenLiberty> BY_PLACE =
      Comparator.comparingInt((TakenLiberty taken) -> taken.problem().line())
          .thenComparingInt(taken -> taken.problem().column());

  private final BpmnParser parser;

  /**
   * Creates a reader.
   *
   * @param parser judges files
   */
  public LenientReader(BpmnParser parser) {
    this.parser = parser;
  }

  /**
   * Reads a file.
   *
   * @param resourceName its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @return what can be deployed
   * @throws DeploymentException if that cannot be made of it; it holds the problems that are left
   */
  public LenientFile read(String resourceName, byte[] xml) {
    var attempt = attempt(resourceName, xml, MOST_ROUNDS);
    if (!attempt.left.isEmpty()) {
      throw new DeploymentException(attempt.left);
    }
    return new LenientFile(attempt.xml, attempt.taken);
  }

  /**
   * Finds for what a file in which nothing is executable would be refused if it were. It is judged
   * only once more, so what comes to light only when something else is got around is not told.
   *
   * @param resourceName its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @return in the order of its lines, at most {@value #MOST_PROBLEMS}
   */
  public List<Problem> problems(String resourceName, byte[] xml) {
    var attempt = attempt(resourceName, xml, 1);
    var all = new ArrayList<>(attempt.left);
    attempt.taken.forEach(taken -> all.add(taken.problem()));
    all.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
    return all.stream().limit(MOST_PROBLEMS).toList();
  }

  private Attempt attempt(String resourceName, byte[] xml, int rounds) {
    try {
      return new Attempt(resourceName, xml).run(rounds);
    } catch (XmlException e) {
      throw new DeploymentException(List.of(e.problem()));
    }
  }

  /** One reading of one file. */
  private final class Attempt {

    private final String resource;
    private final EditableFile file;
    private final List<TakenLiberty> taken = new ArrayList<>();
    private List<Problem> left = List.of();
    private byte[] xml;

    Attempt(String resource, byte[] xml) {
      this.resource = resource;
      this.xml = xml;
      this.file = new EditableFile(XmlTree.read(resource, xml, XmlLimits.DEFAULT));
    }

    Attempt run(int rounds) {
      takeOldNamespace();
      var goesOn = true;
      var judged = 0L;
      for (var round = 0; goesOn; round++) {
        var findings = parser.findings(resource, xml);
        judged += xml.length;
        goesOn = !findings.isEmpty() && round < rounds && judged < MOST_BYTES && repair(findings);
        if (goesOn) {
          file.index();
          xml = file.write();
        } else {
          left = told(findings);
        }
      }
      taken.sort(BY_PLACE);
      return this;
    }

    /** Returns problems with their places in the file as it came. */
    private List<Problem> told(List<Finding> findings) {
      var places = findings.isEmpty() ? Map.<SourcePosition, EditableElement>of() : places();
      var problems = new ArrayList<Problem>();
      for (var finding : findings) {
        var element = places.get(finding.position());
        problems.add(problem(finding, element == null ? finding.position() : element.position()));
      }
      return problems;
    }

    private Map<SourcePosition, EditableElement> places() {
      return file.places(XmlTree.read(resource, xml, XmlLimits.DEFAULT));
    }

    private void takeOldNamespace() {
      if (file.oldNamespace() != null) {
        var message =
            "The root element is 'definitions' in namespace '" + file.oldNamespace() + "'.";
        var finding =
            new Finding(BpmnProblem.NOT_BPMN, file.root().position(), null, message, null);
        taken.add(
            new TakenLiberty(
                problem(finding, finding.position()),
                "It is read as if it were in namespace '" + Namespaces.BPMN + "'."));
        xml = file.write();
      }
    }

    /** Gets around what can be; returns whether anything was. */
    private boolean repair(List<Finding> findings) {
      var places = places();
      var before = taken.size();
      findings.forEach(finding -> repair(finding, places));
      return taken.size() > before;
    }

    private void repair(Finding finding, Map<SourcePosition, EditableElement> places) {
      var element = places.get(finding.position());
      if (element == null || element.isGone()) {
        return; // it went with something around it
      }
      var position = element.position();
      var done = Repairs.apply(new Flaw(finding, element, file));
      if (done != null) {
        taken.add(new TakenLiberty(problem(finding, position), done));
      }
    }

    private Problem problem(Finding finding, SourcePosition position) {
      return new Problem(
          finding.problem().code(),
          finding.problem().severity(),
          resource,
          position.line(),
          position.column(),
          finding.elementId(),
          finding.message(),
          finding.problem().remedy());
    }
  }
}
