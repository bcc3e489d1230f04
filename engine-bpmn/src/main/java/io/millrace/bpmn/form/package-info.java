/**
 * Forms of start events and user tasks: their fields, and what is wrong with what was filled in.
 *
 * <p>Applications get them from the form service; validators of their own implement an interface of
 * this package.
 */
package io.millrace.bpmn.form;
